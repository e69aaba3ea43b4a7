import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { folderFor } from "./output.ts";

const program = fileURLToPath(new URL("../../generator/talonario.js", import.meta.url));
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

/** Makes a change; waits until the new output matches `text` and the watch has resumed. Returns this output. */
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
  await until("files: [0-9]+ added, [0-9.]+ s");
}, 60_000);

afterAll(() => void child.kill("SIGKILL"));

describe("generate --watch", { timeout: 60_000 }, () => {
  it("generates again when a changelog is added", async () => {
    const history = path.join(folder, "history");
    await until("files: [0-9]+ (added|changed)", () => {
      mkdirSync(history);
      writeFileSync(path.join(history, "CHANGELOG.md"), "# Changes");
    });
    expect(readFileSync(path.join(folder, "generated/CHANGELOG.md"), "utf8")).toBe("# Changes");
    await until("changed", () => rmSync(history, { recursive: true }));
  });

  it("generates again when the spec is saved, and prints the duration", async () => {
    const printed = await until("changed, [0-9.]+ s", () =>
      writeFileSync(spec, document(book.replaceAll("name", "title"))),
    );
    expect(printed).toContain("Watching 1 file;");
    expect(models()).toContain("title: string");
  });

  it("continues after a syntax error, and after the spec was missing", async () => {
    await until("openapi.yaml:2:1 spec/syntax", () =>
      writeFileSync(spec, "openapi: 3.1.1\n- a\n  b: [\n"),
    );
    await until("spec/missing-file", () => rmSync(spec));
    await until("files: [0-9]+ (added|changed)", () => writeFileSync(spec, document(book)));
    expect(models()).toContain("name: string");
  });

  it("watches the file of a new reference, even if the file and its folder are created later", async () => {
    await until("spec/missing-file", () =>
      writeFileSync(spec, document("{ $ref: schemas/book.yaml }")),
    );
    await until("files: [0-9]+ (added|changed)", () => {
      mkdirSync(path.join(folder, "schemas"));
      writeFileSync(path.join(folder, "schemas/book.yaml"), book);
    });
    await until("files: [0-9]+ (added|changed)", () => {
      // Many editors save a file by replacing it with a new file.
      writeFileSync(path.join(folder, "schemas/new"), book.replaceAll("name", "author"));
      renameSync(path.join(folder, "schemas/new"), path.join(folder, "schemas/book.yaml"));
    });
    expect(models()).toContain("author: string");
  });

  it("watches a missing file whose folder is created long before the file", async () => {
    await until("spec/missing-file", () =>
      writeFileSync(spec, document("{ $ref: shelves/upper/book.yaml }")),
    );
    mkdirSync(path.join(folder, "shelves"));
    await new Promise((resolve) => setTimeout(resolve, 300));
    mkdirSync(path.join(folder, "shelves/upper"));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await until("files: [0-9]+ (added|changed)", () =>
      writeFileSync(path.join(folder, "shelves/upper/book.yaml"), book),
    );
    await until("files: [0-9]+ (added|changed)", () =>
      writeFileSync(spec, document("{ $ref: schemas/book.yaml }")),
    );
  });

  it("continues to watch if a reference uses a file as a folder", async () => {
    await until("spec/missing-file", () =>
      writeFileSync(spec, document("{ $ref: schemas/book.yaml/name.yaml }")),
    );
    await until("files: [0-9]+ (added|changed)|files: nothing changed", () =>
      writeFileSync(spec, document("{ $ref: schemas/book.yaml }")),
    );
  });

  it("ignores a file that the spec does not reference, and runs once for several saves", async () => {
    reported = "";
    writeFileSync(path.join(folder, "schemas/other.yaml"), book);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(reported).toBe("");
    await until("files: [0-9]+ (added|changed)", () => {
      for (const name of ["a", "b", "c", "d"]) {
        writeFileSync(path.join(folder, "schemas/book.yaml"), book.replaceAll("name", name));
      }
    });
    // A run without changes also prints `files:`.
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(reported.match(/files:/g)).toHaveLength(1);
    expect(models()).toContain("d: string");
  });

  it("counts only files as watched, not folders", async () => {
    mkdirSync(path.join(folder, "vectors/add-book-body"), { recursive: true });
    const vector = "body: add-book-body\nvectors: []\n";
    writeFileSync(path.join(folder, "vectors/add-book-body/empty.yaml"), vector);
    const printed = await until("", () =>
      writeFileSync(spec, `${document(book)}x-vectors: vectors\n`),
    );
    expect(printed).toContain("Watching 2 files;");
  });

  it("generates again when the spec is a link, and its target in another folder changes", async () => {
    const target = path.join(folder, "linked/openapi.yaml");
    mkdirSync(path.dirname(target));
    writeFileSync(target, document(book));
    symlinkSync(target, `${spec}.link`);
    await until("files: ", () => renameSync(`${spec}.link`, spec));
    await until("files: [0-9]+ changed", () =>
      writeFileSync(target, document("{ type: object, properties: { e: { type: string } } }")),
    );
    expect(models()).toContain("e?: string");
  });

  it("generates again when the missing target of a link appears", async () => {
    const target = path.join(folder, "linked/openapi.yaml");
    await until("cannot be read", () => rmSync(target));
    await until("files: ", () => writeFileSync(target, document(book)));
  });

  it("exits with status 0 on SIGINT", async () => {
    const ended = new Promise((resolve) => child.on("exit", (...how) => resolve(how)));
    child.kill("SIGINT");
    expect(await ended).toEqual([0, null]);
  });

  it("with --json, prints each report and each failure as one line", async () => {
    const place = folderFor("watch-json");
    const entry = path.join(place, "openapi.yaml");
    const lines = () => printed.split("\n").slice(0, -1);
    let printed = "";
    writeFileSync(entry, document(book));
    const args = [program, "generate", "--watch", "--json", "--spec", entry, "--out", "out"];
    const json = spawn(process.execPath, args, { cwd: place });
    json.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
    try {
      await vi.waitFor(() => expect(lines()).toHaveLength(1), { timeout: 50_000 });
      writeFileSync(entry, document("{ $ref: none.yaml }"));
      await vi.waitFor(() => expect(lines().length).toBeGreaterThan(1), { timeout: 50_000 });
    } finally {
      json.kill("SIGKILL");
    }
    expect(lines().map((line) => Object.keys(JSON.parse(line))[0])).toEqual(["files", "problems"]);
  });
});
