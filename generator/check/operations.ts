import { isObject, type JsonObject } from "../openapi/pointer.ts";
import { join } from "../resolve/address.ts";
import { follow, type ResolvedSpec } from "../resolve/resolve.ts";
import type { Report } from "./check.ts";

/** The HTTP methods of a path item, in the order in which operations are listed. */
export const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Reports invalid and ambiguous paths, duplicate operation ids, TRACE operations, and bodies of GET and HEAD. */
export function checkOperations(spec: ResolvedSpec, report: Report): void {
  const ids = new Map<string, string>();
  const shapes = new Map<string, string>();
  for (const path of Object.keys(isObject(spec.document.paths) ? spec.document.paths : {})) {
    if (/^(\/[^?#]*$|x-)/.test(path)) continue;
    const code = path.startsWith("/") ? "spec/path-query" : "spec/path";
    const wrong = path.startsWith("/") ? "contains ? or #" : "does not begin with /";
    report(code, `the path ${JSON.stringify(path)} ${wrong}`, join(spec.entry, "paths", path));
  }
  for (const { path, method, address, value } of operationsOf(spec)) {
    const shape = `${method} ${path.replace(/\{[^}]*\}/g, "{}")}`;
    const same = shapes.get(shape);
    if (same === undefined) shapes.set(shape, address);
    else {
      const { file, line } = spec.locate(same);
      const message = `the operation at ${file}:${line} already has the method and path ${shape}`;
      report("spec/duplicate-path", message, address);
    }
    const id = value.operationId;
    const first = typeof id === "string" ? ids.get(id) : undefined;
    if (first !== undefined) {
      const { file, line } = spec.locate(first);
      const message = `the operationId ${JSON.stringify(id)} is already used at ${file}:${line}`;
      report("spec/duplicate-operation-id", message, join(address, "operationId"));
    } else if (typeof id === "string") ids.set(id, join(address, "operationId"));
    if (method === "trace")
      report("spec/method", `${method} ${path} never receives a request`, address);
    if (value.requestBody !== undefined && ["get", "head"].includes(method)) {
      report(
        "spec/request-body",
        `${method} ${path} declares a body`,
        join(address, "requestBody"),
      );
    }
  }
}

/**
 * An operation. `shared` contains the addresses of the parameters that the operation's path item declares. If that
 * path item declares none, `shared` contains addresses from another path item in the same chain of `$ref`s: the first
 * one with parameters.
 */
export interface Place {
  path: string;
  method: string;
  address: string;
  value: JsonObject;
  shared: string[];
}

/** The kind of an operation. The service receives the requests of `paths`, and sends those of the other kinds. */
export type Holder = "paths" | "webhooks" | "callbacks";

/** Yields every operation of one kind. */
export function* operationsOf(spec: ResolvedSpec, where: Holder = "paths"): Generator<Place> {
  if (where === "callbacks") {
    const asking = [...operationsOf(spec), ...operationsOf(spec, "webhooks")];
    for (const place of asking) yield* callbacksOf(spec, place);
    return;
  }
  const holder = spec.document[where];
  for (const path of Object.keys(isObject(holder) ? holder : {})) {
    if (where === "paths" && path.startsWith("x-")) continue;
    yield* operationsAt(spec, path, join(spec.entry, where, path));
  }
}

// The `path` of a callback's operation is, for example, `createOrder onPaid`: the id of the operation that declares
// the callback, and the callback's name. Without an id, the operation's method and path come first. If the callback
// has several URLs, the URL follows.
function* callbacksOf(spec: ResolvedSpec, { path, method, value, address }: Place) {
  const asked = value.operationId ?? `${method} ${path}`;
  for (const name of Object.keys(isObject(value.callbacks) ? value.callbacks : {})) {
    const callback = follow(spec, join(address, "callbacks", name));
    const stated = Object.keys(isObject(callback.value) ? callback.value : {});
    const urls = stated.filter((url) => !url.startsWith("x-"));
    for (const url of urls) {
      const called = urls.length === 1 ? `${asked} ${name}` : `${asked} ${name} ${url}`;
      yield* operationsAt(spec, called, join(callback.address, url));
    }
  }
}

function* operationsAt(spec: ResolvedSpec, path: string, stated: string): Generator<Place> {
  const items = pathItems(spec, stated);
  const lists = items.map(({ address, value }) => parameterAddresses(value, address));
  const first = lists.find((list) => list.length > 0) ?? [];
  for (const [index, { address }] of items.entries()) {
    const own = lists[index] ?? [];
    const shared = own.length > 0 ? own : first;
    for (const method of methods) {
      // OpenAPI allows no reference here, but many documents have one.
      const operation = follow(spec, join(address, method));
      if (!isObject(operation.value)) continue;
      yield { path, method, address: operation.address, value: operation.value, shared };
    }
  }
}

/** A path item and the path items in its chain of `$ref`s. The path has the methods of all these items. */
function pathItems(spec: ResolvedSpec, stated: string): { address: string; value: JsonObject }[] {
  const items: { address: string; value: JsonObject }[] = [];
  for (let address: string | undefined = stated; address !== undefined && items.length < 100; ) {
    const value = spec.at(address);
    if (!isObject(value)) break;
    items.push({ address, value });
    address = typeof value.$ref === "string" ? value.$ref : undefined;
  }
  return items;
}

/** The addresses of the parameters that an operation or a path item lists. */
export function parameterAddresses(holder: JsonObject, address: string): string[] {
  const list = Array.isArray(holder.parameters) ? holder.parameters : [];
  return list.map((_, index) => join(address, "parameters", index));
}
