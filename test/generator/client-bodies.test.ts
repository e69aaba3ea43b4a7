import { beforeAll, describe, expect, it } from "vitest";
import { operation, type RoundTrip, roundTrip } from "./round-trip.ts";

const text = { type: "string" };
const fields = {
  type: "object",
  properties: {
    name: text,
    n: { type: "number" },
    done: { type: "boolean" },
    none: { type: ["integer", "null"] },
    tags: { type: "array", items: text },
    piped: { type: "array", items: text },
    commas: { type: "array", items: text },
    address: { type: "object", properties: { city: text, floors: { type: "array", items: text } } },
    deep: { type: "object", properties: { city: text, floors: { type: "array", items: text } } },
    lines: { type: "array", items: { type: "object", properties: { sku: text } } },
  },
};
const file = { type: "string", format: "binary" };
const upload = {
  type: "object",
  required: ["photo"],
  properties: {
    photo: file,
    more: { type: "array", items: file },
    name: text,
    note: text,
    tags: { type: "array", items: text },
    n: { type: "integer" },
    meta: { type: "object", properties: { city: text } },
    deep: { type: "object", properties: { city: text } },
    commas: { type: "array", items: text },
  },
};
const encoding = {
  piped: { style: "pipeDelimited", explode: false },
  commas: { style: "form", explode: false },
  deep: { style: "deepObject", explode: true },
};
const form = "application/x-www-form-urlencoded";
const bodies: Record<string, object> = {
  form: { [form]: { schema: fields, encoding } },
  parts: {
    "multipart/form-data": {
      schema: upload,
      encoding: {
        meta: { contentType: "application/json" },
        note: { contentType: "application/xml" },
        photo: { contentType: "image/png, image/gif" },
        deep: encoding.deep,
        commas: encoding.commas,
      },
    },
  },
  text: { "text/plain": { schema: { type: "string", minLength: 1 } } },
  xml: { "application/xml": {} },
  binary: { "application/octet-stream": { schema: file } },
  picture: { "image/*": {}, "application/pdf": {} },
  patch: { "application/merge-patch+json": { schema: fields } },
  later: { "application/json": { schema: fields }, [form]: { schema: fields } },
  several: {
    [form]: { schema: fields },
    "text/plain": { schema: text },
    "application/octet-stream": {},
    "multipart/form-data": { schema: upload },
    "application/json": { schema: fields },
  },
};

let trip: RoundTrip;
beforeAll(async () => {
  const paths = Object.entries(bodies).map(([id, content]) => [
    `/${id}`,
    { post: operation(id, [], content) },
  ]);
  trip = await roundTrip("client-bodies", Object.fromEntries(paths), Object.keys(bodies));
});

const hard = "a b+c&d=e%20f,g|h;i#j?k/ñ→😀\"'\r\nx";

async function send(id: string, body: unknown, init: object = {}) {
  return (await trip.client.POST(`/${id}`, { body, ...init })).data;
}
const type = () => trip.sent().headers.get("Content-Type");

describe("a form body:", () => {
  it.each([
    ["a text", { name: hard }],
    ["an empty text", { name: "" }],
    ["a number, a boolean and null", { n: -1.5, done: false, none: null }],
    ["a list", { tags: [hard, "b", ""] }],
    ["a list separated by pipes", { piped: [hard.replaceAll("|", ""), "b"] }],
    ["a list separated by commas", { commas: [hard, "b"] }],
    ["an object", { address: { city: hard, floors: ["1", hard] } }],
    ["an object of the style deepObject", { deep: { city: hard, floors: ["1", hard] } }],
    ["a list of objects", { lines: [{ sku: hard }, { sku: "b" }] }],
    ["a form without fields", {}],
  ])("the handler receives %s unchanged", async (_, body) => {
    expect((await send("form", body)).body).toEqual(body);
    expect(type()).toBe(form);
  });

  it("a field that is undefined is not sent", async () => {
    expect((await send("form", { name: "a", n: undefined })).body).toEqual({ name: "a" });
  });

  it("URLSearchParams and an encoded text are sent unchanged", async () => {
    const written = new URLSearchParams({ name: hard });
    expect((await send("form", written)).body).toEqual({ name: hard });
    expect((await send("form", String(written))).body).toEqual({ name: hard });
    expect(type()).toBe(form);
  });
});

describe("a multipart body:", () => {
  const photo = new File(["\u0000ñ"], "ñ x.png", { type: "image/png" });
  it("the handler receives files, bytes, texts, lists and objects", async () => {
    const more = [new Blob(["1"], { type: "text/csv" }), new TextEncoder().encode("2")];
    const name = hard.replace("\r\n", "");
    const rest = { name, tags: [name, "b"], n: 7, meta: { city: name } };
    expect((await send("parts", { photo, more, ...rest })).body).toEqual({
      photo: "ñ x.png image/png \u0000ñ",
      more: ["blob text/csv 1", expect.stringMatching(/^blob .*2$/)],
      ...rest,
    });
    expect(type()).toMatch(/^multipart\/form-data; *boundary=/);
  });

  it("the handler receives objects and lists unchanged, even if `encoding` sets a style for them", async () => {
    const body = { photo, deep: { city: hard }, commas: ["a,b", "c"] };
    expect((await send("parts", body)).body).toMatchObject({ ...body, photo: expect.any(String) });
  });

  it("the request has a boundary even if the caller sets a Content-Type without a boundary", async () => {
    const given = new FormData();
    given.append("photo", photo);
    const headers = { "Content-Type": "multipart/form-data" };
    const expected = { photo: "ñ x.png image/png \u0000ñ" };
    expect((await send("parts", given)).body).toEqual(expected);
    expect((await send("parts", given, { headers })).body).toEqual(expected);
    expect((await send("parts", { photo }, { headers })).body).toEqual(expected);
  });

  it("a stream as a part is rejected, because FormData would send only the text [object ReadableStream]", async () => {
    const sending = send("parts", { photo: new Blob(["1"]).stream() });
    await expect(sending).rejects.toThrow(TypeError);
  });

  it("a part has the media type that `encoding` lists for its property", async () => {
    const body = { photo, meta: { city: "Lima" }, note: "<a>ñ</a>" };
    expect((await send("parts", body)).body).toMatchObject({ ...body, photo: expect.any(String) });
    const sent = await trip.sent().text();
    expect(sent).toMatch(/name="meta".*\r\nContent-Type: application\/json\r\n/);
    expect(sent).toMatch(/name="note".*\r\nContent-Type: application\/xml\r\n/);
  });
});

describe("a body other than a form:", () => {
  it.each([
    ["text", hard, "text/plain"],
    ["xml", "<a>ñ</a>", "application/xml"],
  ])("%s is sent in the media type of the operation", async (id, body, mediaType) => {
    expect((await send(id, body)).body).toBe(body);
    expect(type()).toBe(mediaType);
  });

  it.each([
    ["a Blob without a type", () => new Blob(["ñ"])],
    ["an ArrayBuffer", () => new TextEncoder().encode("ñ").buffer],
    ["a view of an ArrayBuffer", () => new TextEncoder().encode("xñ").subarray(1)],
    ["a stream", () => new Blob(["ñ"]).stream()],
  ])("%s is sent in the media type of the operation", async (_, body) => {
    expect((await send("binary", body())).body).toBe("bytes ñ");
    expect(type()).toBe("application/octet-stream");
  });

  it("a Blob whose type the operation accepts is sent with this type", async () => {
    const received = await send("picture", new Blob(["1"], { type: "application/pdf" }));
    expect(received).toMatchObject({ contentType: "application/pdf", body: "bytes 1" });
    await send("picture", new Blob(["1"], { type: "image/png" }));
    expect(type()).toBe("image/png");
  });

  it("JSON is sent in the media type of the operation", async () => {
    expect((await send("patch", { name: hard })).body).toEqual({ name: hard });
    expect(type()).toBe("application/merge-patch+json");
  });
});

describe("the media type of a body:", () => {
  it("JSON is the default of an operation with several media types, even if JSON is listed last", async () => {
    const received = await send("several", { name: hard });
    expect(received).toMatchObject({ contentType: "application/json", body: { name: hard } });
  });

  it.each([
    [form, { name: hard }, { name: hard }],
    ["application/x-www-form-urlencoded;charset=UTF-8", { name: hard }, { name: hard }],
    ["multipart/form-data", { photo: new File(["1"], "x") }, { photo: expect.any(String) }],
    ["text/plain", "a b", "a b"],
    ["application/octet-stream", new Blob(["1"]), "bytes 1"],
    ["application/json", { name: "a" }, { name: "a" }],
  ])("the caller's Content-Type is used: %s", async (contentType, body, expected) => {
    const given = [["content-type", contentType]];
    for (const headers of [{ "Content-Type": contentType }, Object.fromEntries(given), given]) {
      const received = await send("several", body, { headers });
      expect(received.body).toEqual(expected);
      expect(received.contentType).toBe(contentType.split(";")[0]);
    }
    for (const headers of [Object.fromEntries(given), given]) {
      const shared = trip.clientWith({ headers });
      expect((await shared.POST("/several", { body })).data.body).toEqual(expected);
    }
  });

  it("without a Content-Type header, FormData is sent as multipart/form-data, and bytes as application/octet-stream", async () => {
    const given = new FormData();
    given.append("photo", new File(["1"], "x"));
    expect((await send("several", given)).contentType).toBe("multipart/form-data");
    expect((await send("several", new Uint8Array([1]))).contentType).toBe(
      "application/octet-stream",
    );
  });

  it("without a Content-Type header, URLSearchParams are sent as a form, even if JSON is listed first", async () => {
    const received = await send("later", new URLSearchParams({ name: "a" }));
    expect([received.contentType, received.body]).toEqual([form, { name: "a" }]);
  });

  it("a default Content-Type of the client is ignored if the operation does not declare this type", async () => {
    const shared = trip.clientWith({ headers: { "Content-Type": "application/json" } });
    expect((await shared.POST("/form", { body: { name: "a" } })).data.body).toEqual({ name: "a" });
  });
});

describe("the caller's bodySerializer is used", () => {
  const bodySerializer = () => "name=own";
  const headers = { "Content-Type": form };
  it("for one call", async () => {
    const received = await send("form", { name: "a" }, { bodySerializer, headers });
    expect(received.body).toEqual({ name: "own" });
  });

  it("for all calls of a client", async () => {
    const own = trip.clientWith({ bodySerializer, headers });
    expect((await own.POST("/form", { body: { name: "a" } })).data.body).toEqual({ name: "own" });
  });
});
