import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { casesFolder, entryOf } from "./case-output.ts";
import { folderFor, generateInto } from "./output.ts";

const specs = ["harbour", "lending", "observatory"];

const modulesOf = (folder: string) =>
  readdirSync(path.join(folder, "validators"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [path.relative(folder, file), readFileSync(file, "utf8")]);

it.each(specs)(
  "the generated openapi.json produces the same validators as the source spec: %s",
  async (name) => {
    const folder = folderFor(`bundled-${name}`);
    const [first, again] = [path.join(folder, "first"), path.join(folder, "again")];
    await generateInto(first, entryOf(name));
    await generateInto(again, path.join(first, "openapi.json"));
    expect(modulesOf(again)).toEqual(modulesOf(first));
  },
);

it("openapi.json contains the valid bodies of the vector files (`bases`) as examples, unless the spec has an example", async () => {
  const folder = folderFor("bundled-examples");
  cpSync(path.join(casesFolder, "lending"), folder, { recursive: true });
  const contentIn = async (entry: string) => {
    const out = path.join(folder, "out");
    await generateInto(out, entry);
    const document = JSON.parse(readFileSync(path.join(out, "openapi.json"), "utf8"));
    return document.paths["/loans"].post.requestBody.content["application/json"];
  };
  const entry = path.join(folder, "openapi.yaml");
  expect((await contentIn(entry)).examples).toHaveProperty("home.value");
  const schema = "            schema: { $ref: schemas/loan-create.yaml }\n";
  const text = readFileSync(entry, "utf8");
  expect(text).toContain(schema);
  const own =
    "            example: { reader: Ada, kind: room, deposit: 1, lines: [{ title: Atlas }] }\n";
  writeFileSync(entry, text.replace(schema, `${schema}${own}`));
  const content = await contentIn(entry);
  expect(content.example).toMatchObject({ reader: "Ada" });
  expect(content).not.toHaveProperty("examples");
});
