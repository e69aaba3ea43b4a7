import { isObject, type JsonObject } from "../pointer.ts";
import type { Problem } from "../problem.ts";
import { follow, join, type ResolvedSpec } from "../resolve/resolve.ts";

/** The methods that a path may have, in the order in which we print them. */
export const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Reports operations without an id or with one that is taken, paths whose parameters do not match, unknown security. */
export function checkOperations(spec: ResolvedSpec): Problem[] {
  const problems: Problem[] = [];
  const mistake = (code: string, message: string, address: string) =>
    problems.push({
      code: `spec/${code}`,
      kind: "mistake",
      message,
      location: spec.locate(address),
    });
  const first = new Map<string, string>();
  const shapes = new Map<string, string>();
  for (const { path, method, address, value, shared } of operationsOf(spec)) {
    const shape = `${method} ${path.replace(/\{[^}]*\}/g, "{}")}`;
    if (shapes.has(shape)) {
      mistake("duplicate-path", `${shape} is another path of this spec already`, address);
    }
    shapes.set(shape, address);
    const id = value.operationId;
    if (typeof id !== "string" || !/^[A-Za-z_$][A-Za-z0-9_$]*$/.test(id)) {
      mistake(
        "operation-id",
        `${method} ${path} needs an operationId that can be the name of a function`,
        address,
      );
    } else if (first.has(id)) {
      const { file, line } = spec.locate(first.get(id) ?? address);
      const place = join(address, "operationId");
      mistake("duplicate-operation-id", `${id} is used already, at ${file}:${line}`, place);
    } else first.set(id, join(address, "operationId"));
    if (!isObject(value.responses) || Object.keys(value.responses).length === 0) {
      mistake("no-responses", `${method} ${path} answers nothing: it has no responses`, address);
    }
    checkPathParameters(spec, path, address, value, shared, mistake);
    checkSecurity(spec, value.security, join(address, "security"), mistake);
  }
  checkSecurity(spec, spec.document.security, join(spec.entry, "security"), mistake);
  return problems;
}

/** Every operation of a spec with its path, method, address and the parameters of its path. */
export function* operationsOf(spec: ResolvedSpec): Generator<{
  path: string;
  method: string;
  address: string;
  value: JsonObject;
  shared: string[];
}> {
  const paths = isObject(spec.document.paths) ? spec.document.paths : {};
  for (const path of Object.keys(paths)) {
    const item = follow(spec, join(spec.entry, "paths", path));
    if (!isObject(item.value)) continue;
    const shared = parameterAddresses(item.value, item.address);
    for (const method of methods) {
      const value = item.value[method];
      if (isObject(value)) {
        yield { path, method, address: join(item.address, method), value, shared };
      }
    }
  }
}

/** The addresses of the parameters that an operation or a path lists. */
export function parameterAddresses(holder: JsonObject, address: string): string[] {
  const list = Array.isArray(holder.parameters) ? holder.parameters : [];
  return list.map((_, index) => join(address, "parameters", index));
}

type Report = (code: string, message: string, address: string) => void;

function checkPathParameters(
  spec: ResolvedSpec,
  path: string,
  address: string,
  operation: JsonObject,
  shared: string[],
  mistake: Report,
): void {
  const named = new Set([...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? ""));
  const declared = new Map<string, string>();
  for (const place of [...shared, ...parameterAddresses(operation, address)]) {
    const parameter = follow(spec, place).value;
    if (isObject(parameter) && parameter.in === "path") {
      declared.set(String(parameter.name), place);
    }
  }
  for (const name of named) {
    if (!declared.has(name)) {
      mistake("path-parameter", `the path names {${name}} and no parameter does`, address);
    }
  }
  for (const [name, place] of declared) {
    if (!named.has(name)) {
      mistake("path-parameter", `the parameter ${name} is not in the path ${path}`, place);
    }
  }
}

function checkSecurity(
  spec: ResolvedSpec,
  security: unknown,
  address: string,
  mistake: Report,
): void {
  if (!Array.isArray(security)) return;
  for (const [index, alternative] of security.entries()) {
    for (const name of isObject(alternative) ? Object.keys(alternative) : []) {
      if (spec.at(join(spec.entry, "components", "securitySchemes", name)) === undefined) {
        mistake("unknown-security", `there is no security scheme ${name}`, join(address, index));
      }
    }
  }
}
