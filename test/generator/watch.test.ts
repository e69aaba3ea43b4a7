import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { folderFor } from "./output.ts";

const program = new URL("../../generator/talonario.js", import.meta.url).pathname;
const folder = folderFor("watch");
const spec = path.join(folder, "openapi.yaml");
let child: ChildProcessWithoutNullStreams;
let reported = "";

const document = (reference: string) => `openapi: 3.1.1
info: { title: A shelf, version: 1.0.0 }
paths:
  /books:
    post:
      operationId: addBook
      requestBody:
        required: true
        content:
          application/json:
            schema: ${reference}
      responses:
        "204": { description: Kept. }
`;
const book = "{ type: object, required: [name], properties: { name: { type: string } } }";

/** Makes a change; returns the output since then, once it contains a text and the watch has resumed. */
async function until(text: string, change: () => void = () => {}): Promise<string> {
  reported = "";
  change();
  const wanted = new RegExp(`${text}[^]*Watching`);
  await vi.waitFor(() => expect(reported).toMatch(wanted), { timeout: 50_000, interval: 20 });
  return reported;
}

const models = () => readFileSync(path.join(folder, "generated/types/models.d.ts"), "utf8");

beforeAll(async () => {
  writeFileSync(spec, document(book));
  child = spawn(process.execPath, [program, "generate", "--watch", "--spec", "openapi.yaml"], {
    cwd: folder,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      reported += text;
    });
  }
  await until("files: [0-9]+ changed, [0-9.]+ s");
}, 60_000);

afterAll(() => void child.kill("SIGKILL"));

describe("generate --watch", { timeout: 60_000 }, () => {
  it("runs again when the spec is saved, and prints how long it took", async () => {
    const printed = await until("changed, [0-9.]+ s", () =>
      writeFileSync(spec, document(book.replaceAll("name", "title"))),
    );
    expect(printed).toContain("Watching 1 file;");
    expect(models()).toContain("title: string");
  });

  it("continues after a mistake, and after the file was missing", async () => {
    await until("openapi.yaml:2:1 spec/syntax", () =>
      writeFileSync(spec, "openapi: 3.1.1\n- a\n  b: [\n"),
    );
    await until("spec/missing-file", () => rmSync(spec));
    await until("files: [0-9]+ changed", () => writeFileSync(spec, document(book)));
    expect(models()).toContain("name: string");
  });

  it("follows a new reference, even to a file and a folder that are created later", async () => {
    await until("spec/missing-file", () =>
      writeFileSync(spec, document("{ $ref: schemas/book.yaml }")),
    );
    await until("files: [0-9]+ changed", () => {
      mkdirSync(path.join(folder, "schemas"));
      writeFileSync(path.join(folder, "schemas/book.yaml"), book);
    });
    await until("files: [0-9]+ changed", () => {
      // Editors save in this way: a new file takes the place of the old one.
      writeFileSync(path.join(folder, "schemas/new"), book.replaceAll("name", "author"));
      renameSync(path.join(folder, "schemas/new"), path.join(folder, "schemas/book.yaml"));
    });
    expect(models()).toContain("author: string");
  });

  it("does not run for a file that the spec does not read, and once for several saves", async () => {
    reported = "";
    writeFileSync(path.join(folder, "schemas/other.yaml"), book);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(reported).toBe("");
    const printed = await until("files: [0-9]+ changed", () => {
      for (const name of ["a", "b", "c", "d"]) {
        writeFileSync(path.join(folder, "schemas/book.yaml"), book.replaceAll("name", name));
      }
    });
    expect(printed.match(/files:/g)).toHaveLength(1);
    expect(models()).toContain("d: string");
  });

  it("ends with 0 when it is interrupted", async () => {
    const ended = new Promise((resolve) => child.on("exit", (...how) => resolve(how)));
    child.kill("SIGINT");
    expect(await ended).toEqual([0, null]);
  });
});
