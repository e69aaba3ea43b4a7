import type { JSONSchema4 } from "json-schema";
import { compile } from "json-schema-to-typescript";
import type { Plan } from "../../plan/plan.ts";
import type { Files } from "../files.ts";
import { pointReferences } from "../schemas/bundle.ts";
import { typedModels } from "./shape.ts";

/** The named models as types, each declared once, by json-schema-to-typescript. */
export async function emitModels(plan: Plan): Promise<Files> {
  const definitions = Object.fromEntries(
    typedModels(plan).map(({ name, schema }) => [name, pointReferences(schema, "#/definitions/")]),
  );
  const root = { definitions, additionalProperties: false, type: "object" } as JSONSchema4;
  const text = await compile(root, rootName, {
    bannerComment: "// Generated; do not edit. The models, each once.",
    declareExternallyReferenced: true,
    unreachableDefinitions: true,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    format: false,
  });
  return new Map([["types/models.d.ts", tidy(text)]]);
}

const rootName = "GeneratedRoot";

/** Takes out the root that json-schema-to-typescript needs and its notes on it, and indents what is left. */
function tidy(text: string): string {
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
