import { beforeAll, describe, expect, it } from "vitest";
import { complaints } from "./compiled.ts";
import { generateSpec, importFrom, writeFiles } from "./output.ts";

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

  it("in a list is a File with or without a filename", async () => {
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

  it.each([1, 4, 100])("is not validated against its length limits: %i bytes", async (length) => {
    const small = new File([new Uint8Array(length)], "small.bin");
    expect(await post([["small", small]])).toBe(204);
    expect(received?.small).toMatchObject({ size: length });
    expect(
      await post([
        ["small", small],
        ["label", "too long"],
      ]),
    ).toBe(400);
  });

  it.each(["photo", "sheet"])("cannot have members: %s", async (name) => {
    const member = [`${name}[name]`, "b.png"] as const;
    expect(await post([[name, png], member])).toBe(400);
    expect(await post([member, [name, png]])).toBe(400);
    expect(await post([[`${name}[]`, png]])).toBe(400);
  });

  it("has the generated type File", () => {
    const typed = `import type { Operations } from "./routes.ts";
type Body = NonNullable<Parameters<Operations<never>["send"]>[0]["body"]>;
type Same<A, B> = [A, B] extends [B, A] ? true : false;
export const photo: Same<NonNullable<Body["photo"]>, File> = true;
export const sheet: Same<Body["sheet"], File | null | undefined> = true;
export const sheets: Same<Body["sheets"], File[] | null | undefined> = true;
`;
    writeFiles(folder, [["typed.ts", typed]]);
    expect([...complaints([`${folder}/typed.ts`], folder)]).toEqual([]);
  });
});
