import type { Finding } from "./vector.ts";

/** An error or warning in a response, with its code and message. */
export interface Reported extends Finding {
  readonly code: string;
  readonly message: string;
}

const place = ({ pointer, parameter }: Finding): string =>
  pointer === undefined ? `?${parameter}` : pointer;

/** One line per error or warning: pointer (or `?parameter`) and rule. Sorted, so that two lists can be compared. */
export function lines(findings: readonly Finding[]): string[] {
  return findings.map((one) => `${place(one)} ${one.rule}`).sort();
}

/** One line for each expected error or warning whose expected code or words are not reported. */
export function unmet(expected: readonly Finding[], reported: readonly Reported[]): string[] {
  return expected.flatMap((wanted) => {
    const found = reported.find((one) => place(one) === place(wanted) && one.rule === wanted.rule);
    const code = wanted.code === undefined || wanted.code === found?.code;
    const words = wanted.says === undefined || found?.message.includes(wanted.says);
    return code && words ? [] : [`${place(wanted)}: ${found?.code} ${found?.message}`];
  });
}

/** One line for each error or warning with an unhelpful message, or with a code that does not fit the rule. */
export function unhelpful(reported: readonly Reported[]): string[] {
  return reported
    .filter(({ rule, code, message }) => {
      const sentence =
        /^["\w].*[.?]$/s.test(message) && !/must match|undefined|\[object/.test(message);
      const keyword = rule.startsWith("shape.")
        ? code === rule.slice("shape.".length)
        : code !== "";
      return !sentence || !keyword;
    })
    .map(({ rule, code, message }) => `${rule} ${code}: ${message}`);
}
