import { packageFile } from "./package-file.ts";

/** The source of dist/formats.js of ajv-formats. Throws if the source has imports. NOTICE contains the licence. */
export function formatsSource(): string {
  const source = packageFile("ajv-formats/dist/formats.js");
  if (/\brequire\(/.test(source)) throw new Error("ajv-formats is no longer free of imports");
  return source;
}

/** A JavaScript expression for the function of ajv-formats that validates a format. Throws if no function exists. */
export function formatCode(name: string): string {
  const full = /^exports\.fullFormats = \{$.*?^\};$/ms.exec(formatsSource())?.[0] ?? "";
  const entry =
    /^ {4}"?([\w-]+)"?(?:: (?:fmtDef\((.*), \w+\)|\{ type: "number", validate: (\w+) \}))?,$/gm;
  for (const [, format, defined, numeric] of full.matchAll(entry)) {
    if (format === name) return defined ?? numeric ?? format;
  }
  throw new Error(`ajv-formats no longer has ${name} in the expected form`);
}
