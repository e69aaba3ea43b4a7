// Builds the server into dist/: types are only taken out here, `tsc` checks them. Data that it serves is copied.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const compilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
};

for (const room of ["server", "generated"])
  rmSync(`dist/${room}`, { recursive: true, force: true });
cpSync("generated", "dist/generated", {
  recursive: true,
  filter: (file) => !file.endsWith(".ts"),
});
for (const room of ["server", "generated"]) {
  for (const name of readdirSync(room, { recursive: true })) {
    const file = path.join(room, String(name));
    if (!file.endsWith(".ts") || file.endsWith(".d.ts")) continue;
    const { outputText } = ts.transpileModule(readFileSync(file, "utf8"), { compilerOptions });
    const target = path.join("dist", file.replace(/\.ts$/, ".js"));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, outputText);
  }
}
