import { isObject, type JsonObject } from "../openapi/pointer.ts";
import { join } from "../resolve/address.ts";
import { follow, type ResolvedSpec } from "../resolve/resolve.ts";
import type { Report } from "./check.ts";
import { operationsOf, type Place, parameterAddresses } from "./operations.ts";

/** The styles that OpenAPI defines for each value of `in`. The first style is the default. */
export const styles: Readonly<Record<string, readonly string[]>> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
};

/** Reports malformed and duplicate parameters, and path parameters that differ from the names in the path. */
export function checkParameters(spec: ResolvedSpec, report: Report): void {
  for (const { kind, address, value } of spec.visits) {
    if (kind !== "parameter" || !isObject(value) || value.$ref !== undefined) continue;
    checkParameter(value, address, report);
    checkValue(spec, value, address, report);
  }
  for (const place of operationsOf(spec)) {
    const own = parameterAddresses(place.value, place.address);
    checkTwice(spec, place.shared, report);
    checkTwice(spec, own, report);
    checkPath(spec, place, [...place.shared, ...own], report);
  }
}

function checkParameter(parameter: JsonObject, address: string, report: Report): void {
  const { name, style, schema, content } = parameter;
  const place = String(parameter.in);
  const known = Object.hasOwn(styles, place) ? styles[place] : undefined;
  if (parameter.in === undefined) return;
  const contents = isObject(content) ? Object.keys(content).length : 0;
  if (known === undefined) {
    const newer = place === "querystring" ? "spec/openapi-3.2" : "spec/parameter";
    report(
      newer,
      `the parameter ${name} cannot be in ${JSON.stringify(parameter.in)}`,
      join(address, "in"),
    );
  } else if (contents === 0 && style !== undefined && !known.includes(String(style))) {
    const message = `the ${place} parameter ${name} cannot have the style ${JSON.stringify(style)}`;
    report("spec/parameter-style", message, join(address, "style"));
  }
  for (const member of ["style", "explode", "allowReserved"]) {
    if (contents === 0 || parameter[member] === undefined) continue;
    const message = `${member} has no meaning next to the content of the parameter ${name}`;
    report("spec/unknown-keyword", message, join(address, member));
  }
  if ((schema === undefined) === (contents === 0)) {
    report(
      "spec/parameter",
      `the parameter ${name} must have exactly one of schema and content`,
      address,
    );
  } else if (contents > 1) {
    report(
      "spec/parameter",
      `the content of the parameter ${name} has more than one media type`,
      join(address, "content"),
    );
  }
  if (place === "header" && !isHeaderName(String(name))) {
    report("spec/header-name", `${JSON.stringify(name)} is not a header name`, address);
  }
  if (place === "path" && parameter.required !== true) {
    report("spec/parameter", `the path parameter ${name} must have required: true`, address);
  }
}

/** Whether a text is a valid header name: a token of RFC 9110. */
export function isHeaderName(text: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(text);
}

/** Reports nested values that the style of the parameter cannot express. */
function checkValue(
  spec: ResolvedSpec,
  { name, content, style, in: place }: JsonObject,
  address: string,
  report: Report,
): void {
  // A deepObject parameter can contain nested members: `filter[price][min]=1`.
  if (content !== undefined || style === "deepObject") return;
  const schema = follow(spec, join(address, "schema"));
  if (!isObject(schema.value)) return;
  const { properties, items } = schema.value;
  const inner = Object.keys(isObject(properties) ? properties : {}).map((member) =>
    join(schema.address, "properties", member),
  );
  if (items !== undefined) inner.push(join(schema.address, "items"));
  for (const stated of inner) {
    if (!holdsMore(spec, stated, items === undefined)) continue;
    const message = `the ${place} parameter ${name} has a nested value that its style cannot express; use content with JSON`;
    report("spec/parameter-style", message, stated);
  }
}

function holdsMore(spec: ResolvedSpec, stated: string, inObject: boolean): boolean {
  const { value } = follow(spec, stated);
  if (!isObject(value)) return false;
  const types = [value.type ?? []].flat();
  const object = types.includes("object") || value.properties !== undefined;
  const list = types.includes("array") || value.items !== undefined;
  const scalar = types.some((type) => type !== "object" && type !== "array" && type !== "null");
  return (object || (list && !inObject)) && !scalar;
}

function checkTwice(spec: ResolvedSpec, addresses: readonly string[], report: Report): void {
  const seen = new Set<string>();
  for (const address of addresses) {
    const { value } = follow(spec, address);
    if (!isObject(value) || value.name === undefined) continue;
    const key = parameterKey(value);
    if (seen.has(key)) {
      const message = `the parameter ${value.name} in ${value.in} is listed twice`;
      report("spec/duplicate-parameter", message, address);
    }
    seen.add(key);
  }
}

/** A text that is equal for parameters with the same location and name. Header names are case-insensitive. */
export function parameterKey(parameter: Partial<Record<"in" | "name", unknown>>): string {
  const text = `${parameter.in} ${parameter.name}`;
  return parameter.in === "header" ? text.toLowerCase() : text;
}

function checkPath(
  spec: ResolvedSpec,
  { path, address }: Place,
  addresses: readonly string[],
  report: Report,
): void {
  const named = [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? "");
  const declared = new Map<string, string>();
  for (const place of addresses) {
    const parameter = follow(spec, place).value;
    // A parameter without a name, such as a broken reference, may match any name in the path.
    if (isObject(parameter) && parameter.name === undefined) return;
    if (isObject(parameter) && parameter.in === "path") declared.set(String(parameter.name), place);
  }
  // If a declared parameter is missing in the path, an undeclared name in the path is probably a misspelling.
  const astray = [...declared.keys()].some((name) => !named.includes(name));
  const undeclared = astray ? "spec/path-parameter" : "spec/undeclared-parameter";
  for (const [index, name] of named.entries()) {
    if (named.indexOf(name) < index) {
      report("spec/path-parameter", `the path contains {${name}} twice`, address);
    } else if (!declared.has(name)) {
      const message = `the path contains {${name}}, but no path parameter has this name`;
      report(undeclared, message, address);
    }
  }
  for (const [name, place] of declared) {
    if (named.includes(name)) continue;
    report("spec/path-parameter", `the parameter ${name} is not in the path ${path}`, place);
  }
}
