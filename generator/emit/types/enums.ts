import type { Enumeration } from "../../plan/enums.ts";
import { comment, literal } from "../../templates/layout.ts";

/** The code and types of named enumerations. Each enumeration is an object that maps every value to itself. */
export function emitEnums(enums: readonly Enumeration[]): { code: string; types: string } {
  const code = enums.map(({ name, values }) => {
    const members = values.map(([value]) => `  ${keyOf(value)}: ${literal(value)},\n`);
    return `\nexport const ${name} = Object.freeze({\n${members.join("")}});\n`;
  });
  const types = enums.map(({ name, description = "", values }) => {
    const members = values.map(
      ([value, title]) => `${note(title, "  ")}  readonly ${keyOf(value)}: ${literal(value)};\n`,
    );
    const own = note(description, "");
    const type = `${own}export type ${name} = (typeof ${name})[keyof typeof ${name}];\n`;
    return `\n${own}export declare const ${name}: {\n${members.join("")}};\n${type}`;
  });
  const head = "// Generated; do not edit. The values of named enumerations.\n";
  return { code: `${head}${code.join("") || "export {};\n"}`, types: types.join("") };
}

/** A value as a computed member name, because a plain `__proto__` would set the prototype. */
function keyOf(value: string | number | boolean): string {
  return `[${literal(String(value))}]`;
}

function note(text: string, indent: string): string {
  return text === "" ? "" : `${indent}/** ${comment(text)} */\n`;
}
