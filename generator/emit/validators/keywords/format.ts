import { _, type Code, type KeywordCxt } from "ajv";
import { _Code, regexpCode } from "ajv/dist/compile/codegen/code.js";
import { type FormatName, fullFormats } from "ajv-formats/dist/formats.js";
import { judgeOfFormat } from "../formats.ts";
import { runtimeFunction } from "../scope.ts";
import type { Redefine } from "./new-ajv.ts";

/** `format`: a function of the runtime, or a regular expression of ajv-formats. */
export const format: Redefine = (ajv) => ({
  ...ajv,
  code(context, type) {
    const name: FormatName = context.schema;
    const definition = fullFormats[name];
    const numeric = typeof definition === "object" && "type" in definition;
    if (definition === true || type !== (numeric ? "number" : "string")) return;
    context.pass(
      definition instanceof RegExp
        ? _`${context.gen.scopeValue("format", { ref: name, code: regexpCode(definition) })}.test(${context.data})`
        : _`${functionFor(context, name)}(${context.data})`,
    );
  },
});

/** A function, or one that a function of the runtime makes: `getTime(true)`. */
function functionFor({ gen }: KeywordCxt, name: string): Code {
  const judge = judgeOfFormat(name);
  const called = runtimeFunction(gen, judge.replace(/\(.*/, ""));
  if (called.str === judge) return called;
  return gen.scopeValue("format", { ref: judge, code: new _Code(judge) });
}
