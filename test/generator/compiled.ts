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

function settingsFor(target: string | undefined): ts.CompilerOptions {
  if (target === undefined) return {};
  const compilerOptions = { target, lib: [target, "dom", "dom.iterable"] };
  return ts.convertCompilerOptionsFromJson(compilerOptions, checkout).options;
}

/** What the compiler says of some files and of all that they import: `file:line code` each, `message` behind it; `target` with its library and other settings are this checkout's unless they are named. */
export function complaints(
  files: readonly string[],
  folder: string,
  target?: string,
  others: ts.CompilerOptions = {},
): Map<string, string> {
  const program = ts.createProgram([...files], { ...options(), ...settingsFor(target), ...others });
  return new Map(
    ts.getPreEmitDiagnostics(program).map(({ file, start = 0, code, messageText }) => {
      const name = file === undefined ? "" : path.relative(folder, file.fileName);
      const line = (file?.getLineAndCharacterOfPosition(start).line ?? -1) + 1;
      return [`${name}:${line} TS${code}`, ts.flattenDiagnosticMessageText(messageText, "\n")];
    }),
  );
}
