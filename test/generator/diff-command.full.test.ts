import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { entryOf } from "./case-output.ts";
import { runTalonario } from "./command.ts";
import { folderFor, writeFiles } from "./output.ts";

const withPet = `openapi: 3.1.1
info: { title: Pets, version: "1" }
paths:
  /pets:
    post:
      requestBody: { content: { application/json: { schema: { $ref: ../common/pet.json } } } }
      responses: { "204": { description: Kept. } }
`;

describe("the command diff", { timeout: 60_000 }, () => {
  function changed(edit: (text: string) => string, file: string): [old: string, now: string] {
    const old = path.dirname(entryOf("lending"));
    const now = folderFor("diff-command");
    cpSync(old, now, { recursive: true });
    const target = path.join(now, file);
    writeFileSync(target, edit(readFileSync(target, "utf8")));
    return [path.join(old, "openapi.yaml"), path.join(now, "openapi.yaml")];
  }

  it("exits with 0 for equal specs, and reports that nothing changed", async () => {
    const entry = entryOf("lending");
    const { status, stdout } = await runTalonario(["diff", entry, entry]);
    expect([status, stdout]).toEqual([0, "Nothing changed.\n"]);
  });

  it("exits with 1 for a removed variant, and reports a breaking change in plain text, Markdown and JSON", async () => {
    const files = changed((text) => text.replace(/^ *gold:.*\n/m, ""), "openapi.yaml");
    const [plain, shown, json] = await Promise.all([
      runTalonario(["diff", ...files]),
      runTalonario(["diff", ...files, "--markdown"]),
      runTalonario(["diff", ...files, "--json"]),
    ]);
    expect(plain.status).toBe(1);
    expect(plain.stdout).toMatch(/^Breaking\n {2}✗ .*the variant gold was removed/);
    expect(plain.stdout).toMatch(/\n[0-9]+ changes?, [0-9]+ breaking\n$/);
    expect(shown.status).toBe(1);
    expect(shown.stdout).toMatch(/^## Breaking\n/);
    expect(shown.stdout).toContain("the variant gold was removed");
    const reported = JSON.parse(json.stdout);
    expect([json.status, reported.breaking]).toEqual([1, true]);
  });

  it("exits with 1 for a document with problems, and reports that nothing was compared", async () => {
    const [old, now] = changed(
      (text) => text.replace("#/components/", "#/nothing/"),
      "openapi.yaml",
    );
    const { status, stderr } = await runTalonario(["diff", old, now]);
    expect(status).toBe(1);
    expect(stderr).toContain("; nothing was compared. talonario explain ");
  });

  it("reads each document with its own root folder", async () => {
    const [old, now] = [folderFor("diff-command-old"), folderFor("diff-command-new")];
    const pet = (type: string) =>
      `{ "type": "object", "properties": { "name": { "type": "${type}" } } }`;
    for (const [folder, type] of [
      [old, "string"],
      [now, "integer"],
    ] as const) {
      writeFiles(folder, [
        ["api/openapi.yaml", withPet],
        ["common/pet.json", pet(type)],
      ]);
    }
    const files = [`${old}/api/openapi.yaml`, `${now}/api/openapi.yaml`];
    const { status, stdout } = await runTalonario([
      ...["diff", ...files, "--old-root", old, "--new-root", now],
    ]);
    expect(status).toBe(1);
    expect(stdout).toContain("POST /pets (request) /name: the type is integer (was string)");
  });

  it("prints no control characters of a document, and no HTML in Markdown", async () => {
    const folder = folderFor("diff-command-hostile");
    const responses = { "204": { description: "d" } };
    const info = { title: "Pets", version: "1" };
    const documentWith = (paths: object) => JSON.stringify({ openapi: "3.1.1", info, paths });
    writeFiles(folder, [
      ["old.json", documentWith({ "/a<img>\u001b[31m": { get: { responses } } })],
      ["new.json", documentWith({})],
    ]);
    const files = ["old.json", "new.json"].map((name) => path.join(folder, name));
    const plain = await runTalonario(["diff", ...files]);
    expect(plain.stdout).toContain("GET /a<img>\ufffd[31m (operation)");
    const { stdout } = await runTalonario(["diff", ...files, "--markdown"]);
    expect(stdout).toContain("**GET /a&lt;img>\ufffd[31m** (operation)");
  });

  it("exits with 2 for wrong usage", async () => {
    expect((await runTalonario(["diff", "one.yaml"])).status).toBe(2);
  });
});
