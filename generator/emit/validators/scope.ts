import { hash } from "node:crypto";
import { _, type Code, type CodeGen, type Name, stringify } from "ajv";
import { type NameValue, ValueScope, ValueScopeName } from "ajv/dist/compile/codegen/scope.js";
import type { JsonObject } from "../../openapi/pointer.ts";
import type { Mode } from "./named-validators.ts";

/** Names each shared value by its content, so that a function's code is the same in every module. */
export class ContentScope extends ValueScope {
  override value(name: ValueScopeName | string, value: NameValue): ValueScopeName {
    if (name instanceof ValueScopeName) return super.value(name, value);
    return super.value(new ValueScopeName(name, `${name}_${digest(String(value.code))}`), value);
  }
}

function digest(content: string): string {
  return hash("sha256", content).slice(0, 12);
}

/** Makes the module include a runtime function; returns its name. */
export function runtimeFunction(gen: CodeGen, name: string): Name {
  return gen.scopeValue(new ValueScopeName("runtime", name), { ref: name });
}

/** Makes the module declare a constant with a value of the spec; returns its name. */
export function constant(gen: CodeGen, value: unknown): Name {
  return gen.scopeValue("value", { ref: JSON.stringify(value), code: jsonCode(value) });
}

/** Like `constant`, for a set of scalar values. */
export function constantSet(gen: CodeGen, values: readonly unknown[]): Name {
  const code = _`new Set(${jsonCode(values)})`;
  return gen.scopeValue("value", { ref: `set ${JSON.stringify(values)}`, code });
}

/** A value as an expression. `JSON.parse` preserves `__proto__`, which would set the prototype in a literal. */
export function jsonCode(value: unknown): Code {
  const text = JSON.stringify(value);
  return text.includes('"__proto__"') ? _`JSON.parse(${text})` : stringify(value);
}

/** A key for a schema without a name, derived from the schema's content. */
export function contentKey(schema: JsonObject): string {
  return `part ${digest(JSON.stringify(schema))}`;
}

/** The name of the function that validates the schema with the given key. */
export function functionName(key: string, mode: Mode): string {
  const prefix = mode === "fast" ? "validate" : "explain";
  const code = (sign: string) => `$${/[ -]/.test(sign) ? "" : sign.codePointAt(0)}`;
  return `${prefix}_${key.replace(/[^A-Za-z0-9_]/gu, code)}`;
}

/** Makes the module include another validator function; returns its name. */
export function functionOf(gen: CodeGen, key: string, mode: Mode): Name {
  return gen.scopeValue(new ValueScopeName(mode, functionName(key, mode)), { ref: key });
}
