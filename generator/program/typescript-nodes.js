import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The TypeScript exports with which openapi-typescript and this generator create and print nodes. */
const used = `addSyntheticLeadingComment createPrinter createSourceFile factory isArrayTypeNode isInterfaceDeclaration
  isTupleTypeNode isTypeAliasDeclaration isTypeNode NewLineKind NodeFlags ScriptKind ScriptTarget SyntaxKind`;

/** The id of the virtual module, a name that no file can have. */
const nodes = "\0typescript-nodes";

/**
 * A bundler plugin that reduces TypeScript to its node factory and printer. Only `javascript.ts`, which compiles
 * the output to JavaScript, imports all of TypeScript. Without this plugin, V8 would read 8 MB in each run: for our
 * spec, a tenth of the run's time.
 * @type {import("rolldown").Plugin}
 */
export const typescriptNodes = {
  name: "typescript-nodes",
  resolveId: (id, importer) =>
    id === "typescript" && !importer?.endsWith("javascript.ts") ? nodes : undefined,
  load: (id) => (id === nodes ? nodesOnly() : undefined),
};

/**
 * Returns TypeScript's compiler as a module whose unused parts the bundler can drop. Leaves out the editor services,
 * which follow the compiler in TypeScript's single file. Marks calls in initializers as free of side effects.
 */
function nodesOnly() {
  const text = readFileSync(createRequire(import.meta.url).resolve("typescript"), "utf8");
  const [first, end] = [text.indexOf("// src/compiler/"), text.indexOf("// src/jsTyping/")];
  if (first === -1 || end < first)
    throw new Error("typescript.js does not contain its sources in the expected order");
  const compiler = text
    .slice(first, end)
    .replace(/^var \w+ = (?=\w+\(|new |\(\()/gm, "$&/* @__PURE__ */ ");
  return `const __export = () => undefined;
${compiler}
// The editor services, which are left out, define the text of an identifier. openapi-typescript reads this text.
Object.defineProperty(objectAllocator.getIdentifierConstructor().prototype, "text", {
  get() { return idText(this); },
});
export { ${used.split(/\s+/).join(", ")} };`;
}
