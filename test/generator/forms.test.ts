import { describe, expect, it } from "vitest";
import { decodeFields, decodeMultipart } from "../../generator/runtime/routes/forms.ts";
import { rawPairs } from "../../generator/runtime/routes/parameters.ts";
import type { DecodeShape } from "../../generator/runtime/routes/shapes.ts";

const integer = { types: ["integer"] };
const text = { types: ["string"] };
const line = { members: { sku: text, count: integer, tags: { items: text } } };
const shape: DecodeShape = {
  members: {
    n: integer,
    name: text,
    tags: { items: text },
    sizes: { items: integer },
    rows: { items: { items: integer } },
    address: { members: { city: text, floor: integer } },
    lines: { items: line },
    either: { types: ["string"], members: { city: text } },
    pair: { prefix: [text, integer], items: {} },
    rest: { members: {}, patterns: { "^n": integer }, others: text },
  },
};

const read = (form: string) => decodeFields(rawPairs(form), shape);

describe("the fields of a form become", () => {
  it.each([
    ["n=7&name=7", { n: 7, name: "7" }],
    ["tags=a", { tags: ["a"] }],
    ["tags=a&tags=b&sizes=1&sizes=x", { tags: ["a", "b"], sizes: [1, "x"] }],
    ["tags[]=a&tags[]=b&sizes[0]=1", { tags: ["a", "b"], sizes: [1] }],
    ["address[city]=Lima&address[floor]=2", { address: { city: "Lima", floor: 2 } }],
    ['address={"city":"Lima"}', { address: { city: "Lima" } }],
    ['lines={"sku":"a"}&lines={"count":2}', { lines: [{ sku: "a" }, { count: 2 }] }],
    [
      "lines[0][sku]=a&lines[0][count]=1&lines[0][tags][]=x&lines[0][tags][]=y&lines[1][sku]=b",
      { lines: [{ sku: "a", count: 1, tags: ["x", "y"] }, { sku: "b" }] },
    ],
    ["rows=[1,2]&rows=[3]", { rows: [[1, 2], [3]] }],
    ["pair=1&pair=2", { pair: ["1", 2] }],
    ["pair[0]=1&pair[]=2", { pair: ["1", 2] }],
    ["rest[n1]=1&rest[m]=2", { rest: { n1: 1, m: "2" } }],
  ])("values of the types in the schema: %s", (form, value) => {
    expect(read(form)).toEqual(value);
  });

  it.each([
    ["address=Lima", { address: "Lima" }],
    ["address=7", { address: "7" }],
    ["either=7", { either: "7" }],
    ["lines=a", { lines: ["a"] }],
    ["lines[1][sku]=b", { lines: { 1: { sku: "b" } } }],
    ["lines[999999999][sku]=b", { lines: { 999999999: { sku: "b" } } }],
    ["lines[][sku]=b", { lines: { "[sku]": "b" } }],
    [
      "lines[0][sku]=a&lines[0][__proto__][x]=1",
      { lines: [{ sku: "a", ["__proto__"]: { x: "1" } }] },
    ],
  ])("unconverted values where the schema allows no conversion: %s", (form, value) => {
    expect(JSON.stringify(read(form))).toBe(JSON.stringify(value));
    expect(Object.hasOwn(Object.prototype, "x")).toBe(false);
  });
});

describe("a member that a form contains in several notations", () => {
  it.each([
    ["tags[]=b&tags=a&tags[1]=c", { tags: ["b", "a", "c"] }],
    ['address={"city":"Lima"}&address[floor]=2', { address: { city: "Lima", floor: 2 } }],
  ])("becomes one value if the notations fit together: %s", (form, value) => {
    expect(read(form)).toEqual(value);
  });

  it.each([
    ["lines[1][sku]=b&lines[0][sku]=a", { lines: { 1: { sku: "b" }, 0: { sku: "a" } } }],
    ["lines[0][sku]=a&lines[2][sku]=b", { lines: { 0: { sku: "a" }, 2: { sku: "b" } } }],
    ["tags[x]=1&tags[]=a", { tags: { x: "1", "": "a" } }],
    ["tags[x]=1&tags=a", { tags: [{ x: "1" }, ["a"]] }],
    ["address=Lima&address[city]=Quito", { address: ["Lima", { city: "Quito" }] }],
    ["address[city]=Quito&address=Lima", { address: [{ city: "Quito" }, "Lima"] }],
    ["address=a&address=b&address[city]=c", { address: ["a", "b", { city: "c" }] }],
    ["name[x]=1&name=a", { name: [{ x: "1" }, "a"] }],
  ])(
    "keeps all values if the notations do not fit together, so that the schema rejects the member: %s",
    (form, value) => {
      expect(read(form)).toEqual(value);
    },
  );
});

describe("very many values of one member in a form", () => {
  it.each(["tags[]=a", "tags=a"])("become one list: %s", (field) => {
    const form = `${`${field}&`.repeat(300_000)}tags[0]=b`;
    expect(Object(read(form).tags)).toHaveLength(300_001);
  });
});

describe("a multipart form with very many fields", () => {
  it("is decoded in linear time", () => {
    const time = (count: number) => {
      const fields = Array.from({ length: count }, (_, index) => {
        return `--cut\r\nContent-Disposition: form-data; name="a${index}"\r\n\r\n\r\n`;
      });
      const bytes = new TextEncoder().encode(`${fields.join("")}--cut--`);
      const times = [1, 2, 3].map(() => {
        const started = performance.now();
        const read = decodeMultipart(bytes, {}, "multipart/form-data; boundary=cut");
        expect(Object.keys(Object(Object(read).value))).toHaveLength(count);
        return performance.now() - started;
      });
      return Math.min(...times);
    };
    time(500);
    // Eight times as many fields would take 64 times as long in quadratic time.
    expect(time(20_000) / time(2_500)).toBeLessThan(32);
  });
});

describe("the parts of a form", () => {
  const parts = async () => {
    const form = new FormData();
    form.append("name", "x");
    form.append("photo", new File([new Uint8Array([0, 127])], "x.png"));
    const sent = new Response(form);
    return [await sent.arrayBuffer(), sent.headers.get("Content-Type") ?? ""] as const;
  };

  it.each<[string, DecodeShape, boolean]>([
    ["no schema", {}, true],
    ["a file member", { members: { photo: { types: ["string"], file: true } } }, true],
    ["a text member", { members: { photo: text } }, false],
  ])(
    "that are sent as files become File objects, except for a text member: %s",
    async (_, given, file) => {
      const [bytes, header] = await parts();
      const read = decodeMultipart(new Uint8Array(bytes), given, header);
      expect(Object(read).value.photo instanceof File).toBe(file);
      expect(Object(read).checked).toEqual({ name: "x", photo: file ? "" : expect.any(String) });
    },
  );
});

describe("a list of files in a form", () => {
  const decoded = async (names: readonly string[], shape: DecodeShape) => {
    const form = new FormData();
    for (const name of names) form.append(name, new File(["x"], "x.png"));
    const sent = new Response(form);
    const bytes = new Uint8Array(await sent.arrayBuffer());
    return Object(decodeMultipart(bytes, shape, sent.headers.get("Content-Type") ?? ""));
  };
  const file = { types: ["string"], file: true, minLength: 2 } as const;

  it.each([
    ["photos[]", "photos[]"],
    ["photos[0]", "photos[1]"],
    ["photos", "photos[]"],
  ])("contains the files of fields with and without brackets: %s, %s", async (...names) => {
    const { value, checked } = await decoded(names, { members: { photos: { items: file } } });
    expect(value).toEqual({ photos: [expect.any(File), expect.any(File)] });
    expect(checked).toEqual({ photos: ["  ", "  "] });
  });

  it("keeps the name with brackets if the schema lists this name", async () => {
    const members = { "photos[]": { items: file }, photos: { items: file } };
    const { value } = await decoded(["photos[]"], { members });
    expect(value).toEqual({ "photos[]": [expect.any(File)] });
  });
});

describe("a list in one field of a form", () => {
  const arrays = {
    tags: "pipeDelimited",
    sizes: "spaceDelimited",
    names: "form",
    words: "spaceDelimited",
  };
  const members = {
    tags: { items: text },
    sizes: { items: integer },
    names: { items: text },
    words: text,
  };
  const split = (form: string) => decodeFields(rawPairs(form), { members }, arrays);

  it.each([
    ["tags=a|b", { tags: ["a", "b"] }],
    ["tags=a%7Cb%7cc", { tags: ["a", "b", "c"] }],
    ["sizes=1+2%203", { sizes: [1, 2, 3] }],
    ["names=a,b%2Cc", { names: ["a", "b,c"] }],
    ["tags=a+b&words=a+b", { tags: ["a b"], words: "a b" }],
  ])("is split at the delimiter of the style: %s", (form, value) => {
    expect(split(form)).toEqual(value);
  });
});
