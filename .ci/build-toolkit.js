// Builds the toolkit as a package in dist/toolkit: the bundled generator, and the files that the generator copies or
// reads.
import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { bundle } from "../generator/program/bundle.js";
import { noticesOf } from "./notices.js";
import { sbomOf } from "./sbom.js";

const out = "dist/toolkit";
const generator = path.join(out, "generator");

rmSync(out, { recursive: true, force: true });
for (const name of ["LICENSE", "talonario.js", "program", "runtime", "templates"]) {
  cpSync(path.join("generator", name), path.join(generator, name), {
    recursive: true,
    filter: (file) => name !== "templates" || !/\.[tj]s$/.test(file),
  });
}
for (const name of ["bundle.js", "typescript-nodes.js"])
  rmSync(path.join(generator, "program", name));

const program = path.join(generator, "bundled");
mkdirSync(program);
const modules = await bundle(
  program,
  'new URL("../", require("node:url").pathToFileURL(__filename))',
);
writeFileSync(path.join(program, "THIRD-PARTY-NOTICES"), noticesOf("program", modules));
const hash = createHash("sha256");
for (const name of readdirSync(program).sort()) hash.update(readFileSync(path.join(program, name)));
// The hash in the folder's name lets `program/up-to-date.js` detect a changed bundle without reading its files.
renameSync(program, path.join(generator, `program-${hash.digest("hex").slice(0, 16)}`));

const own = JSON.parse(readFileSync("package.json", "utf8"));
const manifest = {
  name: own.name,
  version: own.version,
  description: "Turns OpenAPI 3.0 and 3.1 into types, precompiled validators and Hono routes.",
  type: "module",
  license: own.license,
  engines: own.engines,
  bin: { talonario: "generator/talonario.js" },
  exports: { "./package.json": "./package.json" },
  files: ["generator", "sbom.cdx.json"],
};
writeFileSync(path.join(out, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(path.join(out, "sbom.cdx.json"), sbomOf(manifest, modules));

for (const name of ["README.md", "LICENSE"]) {
  cpSync(path.join("generator", name), path.join(out, name));
}
