// Builds the toolkit, as a package that can be packed, into dist/toolkit: types are only taken out here, `tsc` checks them.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compile } from "./compile.js";

const out = "dist/toolkit";
const runtime = path.join("generator", "runtime");

rmSync(out, { recursive: true, force: true });
// What every output gets a copy of stays as it stands; what the generator itself runs of it lies compiled beside it.
cpSync("generator", path.join(out, "generator"), {
  recursive: true,
  filter: (file) => !file.endsWith(".ts") || file.startsWith(runtime),
});
compile("generator", out);

const own = JSON.parse(readFileSync("package.json", "utf8"));
/** @type {Record<string, string>} */
const versions = { ...own.dependencies, ...own.devDependencies };
const manifest = {
  name: own.name,
  version: own.version,
  description: "Turns an OpenAPI 3.1 document into types, precompiled validators and Hono routes.",
  type: "module",
  license: own.license,
  engines: own.engines,
  bin: { talonario: "generator/talonario.js" },
  exports: { "./package.json": "./package.json" },
  files: ["generator"],
  dependencies: Object.fromEntries(imported().map((name) => [name, versions[name]])),
};
writeFileSync(path.join(out, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);

const [, section = ""] = readFileSync("README.md", "utf8").split(/^## The toolkit\n/m);
writeFileSync(path.join(out, "README.md"), `# ${own.name}\n${section.split(/^## /m)[0]}`);
cpSync("generator/LICENSE", path.join(out, "LICENSE"));

/** The packages that the generator imports; those of the runtime are its outputs' business. */
function imported() {
  const statement =
    /(?:^(?:import|export)\b[^"';]* from |= require\()"((?:@[^/"]+\/)?[^/."][^/"]*)/gm;
  const files = readdirSync(path.join(out, "generator"), { recursive: true }).map(String);
  const names = files
    .filter((file) => file.endsWith(".js") && !file.startsWith("runtime"))
    .map((file) => readFileSync(path.join(out, "generator", file), "utf8"))
    .flatMap((text) => [...text.matchAll(statement)].map(([, name = ""]) => name));
  return [...new Set(names)].filter((name) => !name.startsWith("node:")).sort();
}
