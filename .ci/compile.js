import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const compilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
};

/**
 * Compiles the TypeScript of a room: `server/app.ts` becomes `<out>/server/app.js`.
 * @param {string} room
 * @param {string} out
 */
export function compile(room, out) {
  for (const name of readdirSync(room, { recursive: true })) {
    const file = path.join(room, String(name));
    if (!file.endsWith(".ts") || file.endsWith(".d.ts")) continue;
    const { outputText } = ts.transpileModule(readFileSync(file, "utf8"), { compilerOptions });
    const target = path.join(out, file.replace(/\.ts$/, ".js"));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, outputText);
  }
}
