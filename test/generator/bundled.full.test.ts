import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { entryOf } from "./case-output.ts";
import { folderFor, generateInto } from "./output.ts";

const specs = ["harbour", "lending", "observatory"];

const modulesOf = (folder: string) =>
  readdirSync(path.join(folder, "validators"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [path.relative(folder, file), readFileSync(file, "utf8")]);

it.each(specs)("openapi.json produces the same validators as the source spec: %s", async (name) => {
  const folder = folderFor(`bundled-${name}`);
  const [first, again] = [path.join(folder, "first"), path.join(folder, "again")];
  await generateInto(first, entryOf(name));
  await generateInto(again, path.join(first, "openapi.json"));
  expect(modulesOf(again)).toEqual(modulesOf(first));
});
