import type { Keyword } from "./keyword.ts";

const id = /^[a-z][a-z0-9_]*(-[a-z0-9_]+)*(\.[a-z0-9_]+(-[a-z0-9_]+)*)+$/;

/** Whether a value has the form of a rule id: `area.some-name`. */
export function isRuleId(value: unknown): value is string {
  return typeof value === "string" && id.test(value);
}

/** `x-rule: area.name`: the id of the rule that this schema states. The id must never change or be reused. */
export const xRule: Keyword = {
  name: "x-rule",
  on: ["schema"],
  check: (value, { holder }) => {
    if (!isRuleId(value))
      return "the id of a rule must have the form area.some-name, in lower case";
    return holder["x-message"] === undefined && holder["x-only"] === undefined
      ? `the rule ${value} has no x-message`
      : undefined;
  },
};
