import { _, type Code } from "ajv";
import { _Code, regexpCode } from "ajv/dist/compile/codegen/code.js";
import { ValueScopeName } from "ajv/dist/compile/codegen/scope.js";
import { type FormatName, fullFormats } from "ajv-formats/dist/formats.js";
import { formatCode } from "../../ajv-formats.ts";
import { ownFormats } from "../../own-formats.ts";
import { runtimeFunction } from "../scope.ts";
import type { Redefine } from "./new-ajv.ts";

/** `format`, checked by a pattern, a runtime function, or the function that a call like `getTime(true)` returns. */
export const format: Redefine = (ajv) => ({
  ...ajv,
  code(context, type) {
    const { gen, data, schema } = context;
    const definition = fullFormats[schema as FormatName];
    const numeric = typeof definition === "object" && "type" in definition;
    if (definition === true || type !== (numeric ? "number" : "string")) return;
    const own = ownFormats[schema] ?? definition;
    const pattern = own instanceof RegExp;
    const call = pattern ? "" : typeof own === "string" ? own : formatCode(schema);
    if (!pattern) runtimeFunction(gen, call.replace(/\(.*/, ""));
    const code: Code = pattern ? regexpCode(own) : new _Code(call);
    const name = new ValueScopeName("format", `format_${schema.replaceAll("-", "_")}`);
    const declared = gen.scopeValue(name, { ref: schema, code });
    context.pass(pattern ? _`${declared}.test(${data})` : _`${declared}(${data})`);
  },
});
