import { hash } from "node:crypto";
import { _, type Code, type CodeGen, type Name, stringify } from "ajv";
import { type NameValue, ValueScope, ValueScopeName } from "ajv/dist/compile/codegen/scope.js";
import type { JsonObject } from "../../openapi/pointer.ts";
import type { Mode } from "./named-validators.ts";

/**
 * Names shared values by their content, never by a number. So a function has the same text in every module
 * that holds it.
 */
export class ContentScope extends ValueScope {
  override value(name: ValueScopeName | string, value: NameValue): ValueScopeName {
    if (name instanceof ValueScopeName) return super.value(name, value);
    return super.value(new ValueScopeName(name, `${name}_${digest(String(value.code))}`), value);
  }
}

function digest(content: string): string {
  return hash("sha256", content).slice(0, 12);
}

/** The name of a runtime function; the module then holds its text. */
export function runtimeFunction(gen: CodeGen, name: string): Name {
  return gen.scopeValue(new ValueScopeName("runtime", name), { ref: name });
}

/** The name of a value of the spec, which the module declares. */
export function constant(gen: CodeGen, value: unknown): Name {
  return gen.scopeValue("value", { ref: JSON.stringify(value), code: jsonCode(value) });
}

/** A value as an expression; in a literal, `__proto__` would set the prototype. */
export function jsonCode(value: unknown): Code {
  const text = JSON.stringify(value);
  return text.includes('"__proto__"') ? _`JSON.parse(${text})` : stringify(value);
}

/** A key for a schema without a name. */
export function contentKey(schema: JsonObject): string {
  return `part ${digest(JSON.stringify(schema))}`;
}

/** The name of the function that validates the schema behind a key. */
export function functionName(key: string, mode: Mode): string {
  const prefix = mode === "fast" ? "validate" : "explain";
  const code = (sign: string) => `$${/[ -]/.test(sign) ? "" : sign.codePointAt(0)}`;
  return `${prefix}_${key.replace(/[^A-Za-z0-9_]/gu, code)}`;
}

/** The name of another function; the module then holds that function too. */
export function functionOf(gen: CodeGen, key: string, mode: Mode): Name {
  return gen.scopeValue(new ValueScopeName(mode, functionName(key, mode)), { ref: key });
}
