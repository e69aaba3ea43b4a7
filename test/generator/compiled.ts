import path from "node:path";
import ts from "typescript";

const checkout = path.join(import.meta.dirname, "../..");

/** The compiler's options of this checkout. */
function options(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(checkout, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { compilerOptions: config.compilerOptions, files: [] },
    ts.sys,
    checkout,
  );
  return options;
}

/** What the compiler says of some files and of all that they import: `file:line code` each, `message` behind it. */
export function complaints(files: readonly string[], folder: string): Map<string, string> {
  const program = ts.createProgram([...files], options());
  return new Map(
    ts.getPreEmitDiagnostics(program).map(({ file, start = 0, code, messageText }) => {
      const name = file === undefined ? "" : path.relative(folder, file.fileName);
      const line = (file?.getLineAndCharacterOfPosition(start).line ?? -1) + 1;
      return [`${name}:${line} TS${code}`, ts.flattenDiagnosticMessageText(messageText, "\n")];
    }),
  );
}
