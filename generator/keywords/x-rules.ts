import { isObject } from "../openapi/pointer.ts";
import type { Keyword } from "./keyword.ts";
import { isRuleId } from "./x-rule.ts";

const form = "{id, message, code?, kind, description?}";
const members = new Set(["id", "message", "code", "kind", "description"]);

/**
 * `x-rules: [{id, message, code?, kind, description?}]`: rules that handlers report. The `kind` is `refusal` (an error
 * that no schema can express) or `warning`.
 */
export const xRules: Keyword = {
  name: "x-rules",
  on: ["schema"],
  check: (value) => {
    if (!Array.isArray(value)) return `x-rules must be an array of ${form}`;
    for (const rule of value) {
      if (!isObject(rule)) return `each item of x-rules must be ${form}`;
      if (!isRuleId(rule.id))
        return `${JSON.stringify(rule.id ?? null)} is not the id of a rule: write area.some-name`;
      if (typeof rule.message !== "string" || rule.message.trim() === "") {
        return `the rule ${rule.id} has no message`;
      }
      if (rule.kind !== "refusal" && rule.kind !== "warning") {
        return `the kind of ${rule.id} must be refusal or warning`;
      }
      for (const name of ["code", "description"]) {
        const value = rule[name];
        if (value !== undefined && (typeof value !== "string" || value.trim() === ""))
          return `the ${name} of ${rule.id} must be a non-empty string`;
      }
      const odd = Object.keys(rule).find((name) => !members.has(name));
      if (odd !== undefined) return `the rule ${rule.id} has an unknown member ${odd}`;
    }
    return undefined;
  },
};
