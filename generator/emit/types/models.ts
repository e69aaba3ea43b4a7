import type { JSONSchema4 } from "json-schema";
import { compile } from "json-schema-to-typescript";
import { isObject, type Json } from "../../openapi/pointer.ts";
import type { Enumeration } from "../../plan/enums.ts";
import type { Files } from "../files.ts";
import { emitEnums } from "./enums.ts";
import { markedName, markFor } from "./marks.ts";
import type { TypedModel } from "./typed-models.ts";

const rootName = "GeneratedRoot";

/**
 * The types of the models, printed by json-schema-to-typescript, and the named enumerations. A model with the name of
 * an enumeration is not printed, because `emitEnums` already declares a type with this name.
 */
export async function emitModels(
  all: readonly TypedModel[],
  enums: readonly Enumeration[],
): Promise<Files> {
  const listed = new Set(enums.map(({ name }) => name));
  const models = all.filter(({ name }) => !listed.has(name));
  // json-schema-to-typescript changes the spelling of names, so each model is compiled under a temporary name.
  const names = new Map(models.map(({ name }, index) => [`Model${index}Q`, name]));
  const text = JSON.stringify(models);
  const marks = { inherited: markFor(text, "inherited"), optional: markFor(text, "optional") };
  const definitions = Object.fromEntries(
    models.map(({ shape }, index) => [`Model${index}Q`, marked(shape, marks)]),
  );
  const root = { definitions, additionalProperties: false, type: "object" } as JSONSchema4;
  const printed = await compile(root, rootName, {
    bannerComment: "// Generated; do not edit. The models, each once.",
    declareExternallyReferenced: true,
    unreachableDefinitions: true,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    format: false,
  });
  const renamed = printed
    .replaceAll(marks.inherited, "")
    .replace(new RegExp(`\\((\\w+) & ${marks.optional}\\)`, "g"), "$1?")
    .replaceAll(` & ${marks.optional})`, ")?")
    .replace(
      /^export (interface|type) (Model\d+Q)\b/gm,
      (_, kind: string, name: string) => `export ${kind} ${names.get(name) ?? name}`,
    );
  // Without an export, the file is not a module and cannot be imported.
  const none = models.length + enums.length === 0 ? "export {};\n" : "";
  const values = emitEnums(enums);
  return new Map([
    ["types/models.d.ts", clean(renamed) + values.types + none],
    ["types/models.js", values.code],
  ]);
}

interface Marks {
  inherited: string;
  optional: string;
}

/**
 * Marks each member name that every JavaScript object inherits (`constructor`), and each optional item of a tuple.
 * json-schema-to-typescript would misread such a name, and would print such an item as required.
 */
function marked(shape: Json, marks: Marks): Json {
  if (Array.isArray(shape)) return shape.map((item) => marked(item, marks));
  if (!isObject(shape)) return shape;
  const { minItems, ...others } = shape;
  const entries = Object.entries(others).map(([keyword, value]): [string, Json] => {
    if (keyword === "enum") return [keyword, value];
    if (keyword === "required" && Array.isArray(value)) {
      return [keyword, value.map((name) => markedName(String(name), marks.inherited))];
    }
    if (keyword === "items" && Array.isArray(value)) {
      const optional = { tsType: marks.optional };
      const items = value.map((item) => marked(item, marks));
      const least = Number(minItems);
      return [keyword, items.map((item, at) => (at < least ? item : { allOf: [item, optional] }))];
    }
    if (keyword !== "properties" || !isObject(value)) return [keyword, marked(value, marks)];
    const members = Object.entries(value).map(([name, member]) => [
      markedName(name, marks.inherited),
      marked(member, marks),
    ]);
    return [keyword, Object.fromEntries(members)];
  });
  return Object.fromEntries(entries);
}

/** Removes the root interface and the comments about it, and indents the rest. */
function clean(text: string): string {
  const plain = text
    .replace(new RegExp(`export interface ${rootName} \\{\\s*\\}\\n?`), "")
    .replace(
      / \* This interface was referenced by `\w+`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      "",
    )
    .replace(/( \* ?\n)+ \*\/$/gm, " */")
    .replace(/^\/\*\*\n \*\/\n/gm, "")
    .replace(/\n{3,}/g, "\n\n");
  let depth = 0;
  const lines = plain.split("\n").map((line) => {
    const code =
      line.startsWith(" *") || line.startsWith("/**") ? "" : line.replace(/"(?:[^"\\]|\\.)*"/g, "");
    const closing = /^[}\])]/.test(code) ? 1 : 0;
    const indented = line === "" ? "" : `${"  ".repeat(Math.max(0, depth - closing))}${line}`;
    depth += (code.match(/[{[(]/g)?.length ?? 0) - (code.match(/[}\])]/g)?.length ?? 0);
    return indented;
  });
  return lines.join("\n");
}
