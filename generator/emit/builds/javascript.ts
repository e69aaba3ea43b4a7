import ts from "typescript";
import type { Files } from "../files.ts";
import { withImports } from "./imports.ts";

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};

/** Replaces TypeScript files with JavaScript and declarations. */
export function asJavaScript(files: Files): Files {
  const changed: Files = new Map();
  for (const [name, text] of withImports(files, ".js")) {
    if (!name.endsWith(".ts") || name.endsWith(".d.ts")) {
      changed.set(name, text);
      continue;
    }
    const stem = name.slice(0, -".ts".length);
    const code = ts.transpileModule(text, { fileName: name, compilerOptions }).outputText;
    // A module that contains only types needs no JavaScript file.
    if (!/^export \{\};\s*$/.test(withoutComments(code))) changed.set(`${stem}.js`, code);
    changed.set(`${stem}.d.ts`, declarationsOf(name, text));
  }
  return changed;
}

function withoutComments(code: string): string {
  return code.replace(/^\/\/.*$|\/\*[\s\S]*?\*\//gm, "").trim();
}

/** The declarations of a module. Throws if an export has no explicit type. */
function declarationsOf(fileName: string, text: string): string {
  const options = { ...compilerOptions, isolatedDeclarations: true, declaration: true };
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(text, {
    fileName,
    compilerOptions: options,
    reportDiagnostics: true,
  });
  const [failure] = diagnostics;
  if (failure === undefined) return outputText;
  const message = ts.flattenDiagnosticMessageText(failure.messageText, " ");
  throw new Error(`${fileName}: an export does not name its type: ${message}`);
}
