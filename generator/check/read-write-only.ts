import { isObject } from "../openapi/pointer.ts";
import { join } from "../resolve/address.ts";
import { isOld } from "../resolve/modernize.ts";
import { follow, type ResolvedSpec } from "../resolve/resolve.ts";
import { walk } from "../resolve/walk.ts";
import type { Report } from "./check.ts";
import { operationsOf } from "./operations.ts";

/** For OpenAPI 3.0: reports `readOnly` members that requests require and `writeOnly` members that responses require. */
export function checkReadWriteOnly(spec: ResolvedSpec, report: Report): void {
  if (!isOld(spec.document.openapi)) return;
  const places = [...operationsOf(spec)];
  const requests = places.map(({ address }) => follow(spec, join(address, "requestBody")).address);
  const responses = places.flatMap(({ address, value }) =>
    Object.keys(isObject(value.responses) ? value.responses : {}).map(
      (status) => follow(spec, join(address, "responses", status)).address,
    ),
  );
  checkRequired(spec, "requestBody", requests, "readOnly", report);
  checkRequired(spec, "response", responses, "writeOnly", report);
}

function checkRequired(
  spec: ResolvedSpec,
  kind: string,
  starts: readonly string[],
  keyword: string,
  report: Report,
): void {
  for (const visit of walk(spec, kind, ...starts)) {
    const { value, address } = visit;
    if (visit.kind !== "schema" || !isObject(value) || !isObject(value.properties)) continue;
    for (const [index, name] of (Array.isArray(value.required) ? value.required : []).entries()) {
      const member = follow(spec, join(address, "properties", String(name))).value;
      if (!isObject(member) || member[keyword] !== true) continue;
      const message = `${name} is ${keyword}, but required in a ${kind === "response" ? kind : "request"}`;
      report("spec/read-only", message, join(address, "required", index));
    }
  }
}
