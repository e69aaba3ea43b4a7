import { isObject, type JsonObject } from "../openapi/pointer.ts";
import { join } from "../resolve/address.ts";
import { follow, type ResolvedSpec } from "../resolve/resolve.ts";
import type { Report } from "./check.ts";
import { operationsOf } from "./operations.ts";
import { isHeaderName } from "./parameters.ts";

/** Statuses whose responses never have a body. */
export const bodiless: ReadonlySet<string> = new Set(["204", "205", "304"]);

/**
 * Reports invalid statuses, invalid header names, and bodies that HTTP does not allow. In `paths`, also reports 1XX
 * statuses. Other servers send the responses to webhooks and callbacks, so an invalid status there is only a warning.
 */
export function checkResponses(spec: ResolvedSpec, report: Report): void {
  for (const where of ["paths", "webhooks", "callbacks"] as const) {
    for (const { value, address } of operationsOf(spec, where)) {
      checkStatuses(spec, value, address, where === "paths", report);
    }
  }
  for (const { kind, value, address } of spec.visits) {
    if (kind !== "response" || !isObject(value) || !isObject(value.headers)) continue;
    for (const name of Object.keys(value.headers)) {
      if (isHeaderName(name)) continue;
      const message = `${JSON.stringify(name)} is not a header name`;
      report("spec/header-name", message, join(address, "headers", name));
    }
  }
}

function checkStatuses(
  spec: ResolvedSpec,
  { responses }: JsonObject,
  address: string,
  isOwn: boolean,
  report: Report,
): void {
  for (const status of Object.keys(isObject(responses) ? responses : {})) {
    const here = join(address, "responses", status);
    if (!/^([1-5][0-9][0-9]|[1-5]XX|default|x-.*)$/.test(status)) {
      const code = isOwn ? "spec/status" : "spec/webhook-status";
      report(code, `${JSON.stringify(status)} is not a status`, here);
    } else if (/^1/.test(status)) {
      const message = `a server on the Fetch API cannot respond with ${status}`;
      if (isOwn) report("spec/interim-answer", message, here);
    } else if (bodiless.has(status)) {
      const { value } = follow(spec, here);
      const content = isObject(value) && isObject(value.content) ? value.content : {};
      const [mediaType] = Object.keys(content);
      if (mediaType === undefined) continue;
      report(
        "spec/answer-body",
        `a ${status} response has no body, but declares ${mediaType}`,
        here,
      );
    }
  }
}
