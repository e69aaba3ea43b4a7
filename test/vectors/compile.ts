import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import ts from "typescript";

/** Reports for each one-line statement whether the compiler rejects it. `models` names the types to import. */
export function rejectedLines(models: readonly string[], statements: readonly string[]): boolean[] {
  const folder = mkdtempSync(path.join(tmpdir(), "talonario-types-"));
  try {
    const file = path.join(folder, "statements.ts");
    const types = path.resolve("generated/types/models.d.ts");
    const head = `import type { ${models.join(", ")} } from ${JSON.stringify(types)};`;
    writeFileSync(file, [head, ...statements].join("\n"));
    const program = ts.createProgram([file], {
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2023,
      types: [],
    });
    const refused = statements.map(() => false);
    for (const { file: source, start } of ts.getPreEmitDiagnostics(program)) {
      if (source?.fileName !== file || start === undefined)
        throw new Error("The compiler reports an error outside of the statements.");
      const { line } = source.getLineAndCharacterOfPosition(start);
      if (line === 0)
        throw new Error(`The compiler rejects the import of these types: ${models.join(", ")}.`);
      refused[line - 1] = true;
    }
    return refused;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
