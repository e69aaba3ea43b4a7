import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** What openapi-typescript and we call of TypeScript, to make nodes and to print them. */
const used = `addSyntheticLeadingComment createPrinter createSourceFile factory isArrayTypeNode isInterfaceDeclaration
  isTupleTypeNode isTypeAliasDeclaration isTypeNode NewLineKind NodeFlags ScriptKind ScriptTarget SyntaxKind`;

/** A name that no file has. */
const nodes = "\0typescript-nodes";

/**
 * For the bundler: TypeScript without what compiles, where nothing is compiled. V8 would read its 8 MB in
 * each run, a tenth of the time that our spec takes.
 * @type {import("rolldown").Plugin}
 */
export const typescriptNodes = {
  name: "typescript-nodes",
  resolveId: (id, importer) =>
    id === "typescript" && !importer?.endsWith("javascript.ts") ? nodes : undefined,
  load: (id) => (id === nodes ? nodesOnly() : undefined),
};

/**
 * TypeScript as a module of which a bundler keeps what is used. It is one file, in which the compiler
 * comes before what editors and servers need; a variable that nothing uses need not be computed.
 */
function nodesOnly() {
  const text = readFileSync(createRequire(import.meta.url).resolve("typescript"), "utf8");
  const [first, end] = [text.indexOf("// src/compiler/"), text.indexOf("// src/jsTyping/")];
  if (first === -1 || end < first) throw new Error("TypeScript orders its sources otherwise");
  const compiler = text
    .slice(first, end)
    .replace(/^var \w+ = (?=\w+\(|new |\(\()/gm, "$&/* @__PURE__ */ ");
  return `const __export = () => undefined;
${compiler}
// What editors need gives an identifier its text, which openapi-typescript reads.
Object.defineProperty(objectAllocator.getIdentifierConstructor().prototype, "text", {
  get() { return idText(this); },
});
export { ${used.split(/\s+/).join(", ")} };`;
}
