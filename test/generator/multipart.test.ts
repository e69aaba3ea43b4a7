import { beforeAll, describe, expect, it } from "vitest";
import { generateSpec, importFrom } from "./output.ts";

const file = { type: "string", format: "binary" };
const properties = {
  photo: file,
  scan: { type: ["string", "null"], contentMediaType: "application/pdf" },
  sheet: { type: ["string", "null"], format: "binary" },
  sheets: { type: ["array", "null"], items: file },
  small: { allOf: [file], minLength: 3, maxLength: 5 },
  label: { type: "string", maxLength: 5 },
};

const specOf = (openapi: string, members: object) => ({
  openapi,
  info: { title: "t", version: "1" },
  paths: {
    "/parcels": {
      post: {
        operationId: "send",
        requestBody: {
          required: true,
          content: { "multipart/form-data": { schema: { type: "object", properties: members } } },
        },
        responses: { "204": { description: "d" } },
      },
    },
  },
});

interface App {
  request(path: string, init: RequestInit): Promise<Response>;
}
type Body = Record<string, unknown>;

let received: Body | undefined;

async function appIn(folder: string): Promise<App> {
  const { createRoutes } = await importFrom<{ createRoutes(options: object): Promise<App> }>(
    folder,
    "routes.ts",
  );
  const send = async ({ body }: { body: Body }) => {
    received = body;
    return { status: 204 };
  };
  return createRoutes({ operations: { send } });
}

let folder: string;
let app: App;
let older: App;

beforeAll(async () => {
  folder = await generateSpec("multipart", specOf("3.1.1", properties));
  app = await appIn(folder);
  const nullable = { sheet: { ...file, nullable: true } };
  older = await appIn(await generateSpec("multipart-older", specOf("3.0.3", nullable)));
});

async function post(parts: readonly (readonly [string, Blob | string])[], to = app) {
  received = undefined;
  const body = new FormData();
  for (const [name, part] of parts) body.append(name, part);
  return (await to.request("/parcels", { method: "POST", body })).status;
}

const bytes = new Uint8Array([0, 255, 10]);
const png = new File([bytes], "a.png");

async function bytesOf(part: unknown): Promise<number[]> {
  return part instanceof File ? [...new Uint8Array(await part.arrayBuffer())] : [];
}

it("a part without content is an empty text, even if a boundary follows its headers directly", async () => {
  const headers = { "Content-Type": "multipart/form-data; boundary=b" };
  const body = '--b\r\nContent-Disposition: form-data; name="label"\r\n\r\n--b--\r\n';
  expect((await app.request("/parcels", { method: "POST", headers, body })).status).toBe(204);
  expect(received).toEqual({ label: "" });
});

describe("a file in a form", () => {
  it.each(["sheet", "scan"])("keeps its bytes if its schema also allows null: %s", async (name) => {
    expect(await post([[name, png]])).toBe(204);
    expect(await bytesOf(received?.[name])).toEqual([...bytes]);
  });

  it("keeps its bytes if its schema is nullable in OpenAPI 3.0", async () => {
    expect(await post([["sheet", png]], older)).toBe(204);
    expect(await bytesOf(received?.sheet)).toEqual([...bytes]);
  });

  it.each(["photo", "sheet"])("is a File even if its part has no filename: %s", async (name) => {
    expect(await post([[name, "text"]])).toBe(204);
    expect(received?.[name]).toBeInstanceOf(File);
    expect(received?.[name]).toMatchObject({ name: "", size: 4 });
  });

  it("is a File also as an item of a list, even if its part has no filename", async () => {
    const parts = [
      ["sheets", png],
      ["sheets", "text"],
    ] as const;
    expect(await post(parts)).toBe(204);
    const files = [received?.sheets].flat();
    expect(files.every((one) => one instanceof File)).toBe(true);
    expect(await bytesOf(files[0])).toEqual([...bytes]);
  });

  it.each([
    ["sheets[]", "sheets[]"],
    ["sheets[0]", "sheets[1]"],
    ["sheets", "sheets[]"],
  ])("belongs to a list if its field has an index or empty brackets: %s, %s", async (...names) => {
    expect(await post(names.map((name) => [name, png]))).toBe(204);
    const files = [received?.sheets].flat();
    expect(await Promise.all(files.map(bytesOf))).toEqual([[...bytes], [...bytes]]);
  });

  it.each([1, 4, 100])(
    "is not validated against minLength and maxLength, unlike a text: %i bytes",
    async (length) => {
      const small = new File([new Uint8Array(length)], "small.bin");
      expect(await post([["small", small]])).toBe(204);
      expect(received?.small).toMatchObject({ size: length });
      expect(
        await post([
          ["small", small],
          ["label", "too long"],
        ]),
      ).toBe(400);
    },
  );

  it.each(["photo", "sheet"])(
    "is rejected if its schema is no list but its field has brackets, as in `photo[]` or `photo[name]`: %s",
    async (name) => {
      const member = [`${name}[name]`, "b.png"] as const;
      expect(await post([[name, png], member])).toBe(400);
      expect(await post([member, [name, png]])).toBe(400);
      expect(await post([[`${name}[]`, png]])).toBe(400);
    },
  );
});

describe("a multipart body", () => {
  /** Posts the body `text`; the Content-Type names `boundary`. Every character is one byte. */
  async function postText(text: string, boundary = "cut"): Promise<number> {
    received = undefined;
    const body = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
    return (await app.request("/parcels", { method: "POST", headers, body })).status;
  }
  const part = (head: string, content: string) =>
    `--cut\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;

  it.each([
    ["without a filename", 'name="photo"', ""],
    [
      "with unquoted parameters, as .NET sends them",
      "name=photo; filename=a.png; filename*=utf-8''a.png",
      "a.png",
    ],
    ["with a quote in its filename", 'name="photo"; filename="a\\"b%22.png"', 'a"b".png'],
    ["with a backslash in its filename", 'filename="c:\\a\\b.png"; name="photo"', "c:\\a\\b.png"],
  ])("keeps the bytes of a file %s", async (_, head, name) => {
    expect(await postText(`${part(head, "\x89\xff\0\xfe\r\n--cu")}--cut--\r\n`)).toBe(204);
    expect(received?.photo).toMatchObject({ name });
    expect(await bytesOf(received?.photo)).toEqual([0x89, 255, 0, 254, 13, 10, 45, 45, 99, 117]);
  });

  it.each([
    [
      "a preamble, padding and an epilogue",
      `hello\r\n${part("name=label", "x").replace("cut", "cut \t")}--cut-- \r\nbye`,
    ],
    ["no line break at its end", `${part("name=label", "x")}--cut--`],
    [
      "headers in another order and case",
      '--cut\r\nX-A: b\r\ncontent-disposition:FORM-DATA; Name="label";\r\n\r\nx\r\n--cut--\r\n',
    ],
  ])("may have %s", async (_, text) => {
    expect(await postText(text)).toBe(204);
    expect(received).toEqual({ label: "x" });
  });

  it("may have parts in base64", async () => {
    const head = "name=photo\r\nContent-Transfer-Encoding: base64";
    expect(await postText(`${part(head, "AP8K")}--cut--`)).toBe(204);
    expect(await bytesOf(received?.photo)).toEqual([...bytes]);
    expect(await postText(`${part(head, "~")}--cut--`)).toBe(400);
  });

  it("is rejected if a text field is not UTF-8", async () => {
    expect(await postText(`${part("name=label", "\xc3\xb1")}--cut--\r\n`)).toBe(204);
    expect(await postText(`${part("name=label", "\xf1")}--cut--\r\n`)).toBe(400);
  });

  it("has parts that end only at the exact boundary", async () => {
    expect(await postText(`${part("name=photo", "a\r\n--cuts\r\nb")}--cut--`)).toBe(204);
    expect(received?.photo).toMatchObject({ size: 12 });
  });

  it.each([
    ["no closing boundary", part("name=label", "x")],
    ["no boundary", "hello"],
    ["a part without a name", `${part("filename=a", "x")}--cut--`],
    ["a part without headers", "--cut\r\n\r\nx\r\n--cut--"],
    ["a part with an unclosed quote", `${part('name="label', "x")}--cut--`],
  ])("is rejected if it has %s", async (_, text) => {
    expect(await postText(text)).toBe(400);
  });
});
