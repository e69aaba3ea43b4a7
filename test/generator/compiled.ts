import path from "node:path";
import ts from "typescript";

const checkout = path.join(import.meta.dirname, "../..");

/** The compiler options in this checkout's tsconfig.json. */
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

// Compilations with the same settings share the parsed libraries, because parsing them takes most of the time.
let libraries = { settings: "", files: new Map<string, ts.SourceFile | undefined>() };

function hostFor(settings: ts.CompilerOptions): ts.CompilerHost {
  const key = JSON.stringify(settings);
  // The cache contains the libraries for only one set of settings, because each set needs a hundred megabytes.
  if (libraries.settings !== key) libraries = { settings: key, files: new Map() };
  const { files } = libraries;
  const host = ts.createCompilerHost(settings);
  const read = host.getSourceFile;
  host.getSourceFile = (name, ...how) => {
    if (!isLibrary(name)) return read(name, ...how);
    if (!files.has(name)) files.set(name, read(name, ...how));
    return files.get(name);
  };
  return host;
}

function isLibrary(name: string): boolean {
  return name.includes("/node_modules/");
}

/**
 * Type-checks files and the modules that they import, except libraries. Returns the compiler's messages by
 * `file:line code`; `file` is relative to `folder`. `target` and `others` override the options of tsconfig.json.
 */
export function complaints(
  files: readonly string[],
  folder: string,
  target?: string,
  others: ts.CompilerOptions = {},
): Map<string, string> {
  const settings = { ...options(), ...settingsFor(target), ...others };
  const program = ts.createProgram([...files], settings, hostFor(settings));
  const own = program.getSourceFiles().filter(({ fileName }) => !isLibrary(fileName));
  const diagnostics = [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...own.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
      ...(settings.declaration ? program.getDeclarationDiagnostics(file) : []),
    ]),
  ];
  return new Map(
    diagnostics.map(({ file, start = 0, code, messageText }) => {
      const name = file === undefined ? "" : path.relative(folder, file.fileName);
      const line = (file?.getLineAndCharacterOfPosition(start).line ?? -1) + 1;
      return [`${name}:${line} TS${code}`, ts.flattenDiagnosticMessageText(messageText, "\n")];
    }),
  );
}
