import { expect, it } from "vitest";
import { SpecError } from "../../generator/diagnostics/diagnostic.ts";
import { generate } from "../../generator/generate.ts";
import { head, ok } from "./mistaken-specs.ts";
import { folderFor, writeFiles } from "./output.ts";

/** The messages of a spec's problems, each followed by the `fix` of the problem, if any. */
async function messagesOf(text: string): Promise<string[]> {
  const folder = folderFor("mistake-messages");
  writeFiles(folder, [["openapi.yaml", text]]);
  try {
    await generate(`${folder}/openapi.yaml`, { strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    return error.problems.map(({ message, fix = "" }) => `${message}. ${fix}`.trim());
  }
}

it('a message has the correct "a" or "an" before the kind of object', async () => {
  const extra = `${head}qqqqq: 1\npaths: { /a: { get: { qqqqq: 1, ${ok} } } }\n`;
  const schema = "{ qqqqq: 1, xml: { qqqqq: 1 }, externalDocs: 1 }";
  expect(await messagesOf(`${extra}components: { schemas: { A: ${schema} } }\n`)).toEqual([
    '"qqqqq" is not a keyword of an openapi.',
    '"qqqqq" is not a keyword of an operation.',
    '"qqqqq" is not a keyword of a schema.',
    '"qqqqq" is not a keyword of an xml.',
    "an externalDocs must be an object, not 1.",
  ]);
});

it("only schemas get advice for keywords of older JSON Schema drafts", async () => {
  const text = `${head}paths: { /a: { get: { id: 5, ${ok} } } }\ncomponents: { schemas: { A: { id: a } } }\n`;
  expect(await messagesOf(text)).toEqual([
    '"id" is not a keyword of an operation.',
    '"id" is not a keyword of a schema. Write $id.',
  ]);
});
