import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SpecError } from "../../generator/diagnostics/diagnostic.ts";
import { generate } from "../../generator/generate.ts";
import { folderFor, writeFiles } from "./output.ts";

let server: Server;
let origin = "";
const asked: string[] = [];

/** The paths that the server redirects, with the target of each path. */
const redirects = new Map<string, string>();

beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = "" } = request;
    asked.push(url);
    const location = redirects.get(url);
    if (url === "/schemas/broken.json") {
      response.writeHead(200, { "Content-Length": 100 }).write("{");
      setTimeout(() => response.destroy(), 20);
    } else if (location === undefined) response.end('{"type": "string"}');
    else response.writeHead(302, { location }).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  redirects.set("/schemas/moved.json", "new.json");
  redirects.set("/schemas/away.json", "/private.json");
  redirects.set("/schemas/endless.json", "endless.json");
});

afterAll(() => void server.close());

/** The codes of the problems in a spec with one reference. `remote` is the allowed URL, as for `--remote`. */
async function codesFor(reference: string, remote: string): Promise<string[]> {
  const folder = folderFor("remote-references");
  const A = { $ref: reference };
  const info = { title: "t", version: "1" };
  const spec = { openapi: "3.1.1", info, components: { schemas: { A } } };
  writeFiles(folder, [["openapi.json", JSON.stringify(spec)]]);
  asked.length = 0;
  try {
    await generate(path.join(folder, "openapi.json"), { remote: [remote], only: ["schemas"] });
    return [];
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    return error.problems.map(({ code }) => code);
  }
}

it("a URL that starts with an allowed URL is fetched, and a redirect to another such URL is followed", async () => {
  expect(await codesFor(`${origin}/schemas/a.json`, `${origin}/schemas/`)).toEqual([]);
  expect(await codesFor(`${origin}/schemas/moved.json`, `${origin}/schemas/`)).toEqual([]);
  expect(asked).toEqual(["/schemas/moved.json", "/schemas/new.json"]);
});

it("a redirect to a URL that is not allowed is not followed", async () => {
  const codes = await codesFor(`${origin}/schemas/away.json`, `${origin}/schemas/`);
  expect(codes).toEqual(["spec/remote-ref"]);
  expect(asked).toEqual(["/schemas/away.json"]);
});

it("a URL with endless redirects is reported as a missing file", async () => {
  const codes = await codesFor(`${origin}/schemas/endless.json`, `${origin}/schemas/`);
  expect(codes).toEqual(["spec/missing-file"]);
});

it("a URL with another host or port is not allowed, even if its text begins with the allowed URL", async () => {
  expect(await codesFor(`${origin}/a.json`, origin.slice(0, -1))).toEqual(["spec/remote-ref"]);
  const other = `${origin}@127.0.0.2/a.json`;
  expect(await codesFor(other, origin)).toEqual(["spec/remote-ref"]);
  expect(asked).toEqual([]);
});

it("a path that leaves the allowed folder is not allowed", async () => {
  for (const path of ["../private.json", "%2e%2e/private.json"]) {
    const codes = await codesFor(`${origin}/schemas/${path}`, `${origin}/schemas/`);
    expect(codes).toEqual(["spec/remote-ref"]);
  }
  expect(asked).toEqual([]);
});

it("a URL whose connection breaks is reported as a missing file", async () => {
  const codes = await codesFor(`${origin}/schemas/broken.json`, `${origin}/schemas/`);
  expect(codes).toEqual(["spec/missing-file"]);
});
