import type { Finding } from "./vector.ts";

/** A finding of a response, with its code and message. */
export interface Reported extends Finding {
  readonly code: string;
  readonly message: string;
}

const place = ({ pointer, parameter }: Finding): string =>
  pointer === undefined ? `?${parameter}` : pointer;

/** Findings as "place rule" lines, sorted, so that two sets can be compared exactly. */
export function lines(findings: readonly Finding[]): string[] {
  return findings.map((one) => `${place(one)} ${one.rule}`).sort();
}

/** Lines for expected findings whose code, or words of the message, the reported findings lack. */
export function unmet(expected: readonly Finding[], reported: readonly Reported[]): string[] {
  return expected.flatMap((wanted) => {
    const found = reported.find((one) => place(one) === place(wanted));
    const code = wanted.code === undefined || wanted.code === found?.code;
    const words = wanted.says === undefined || found?.message.includes(wanted.says);
    return code && words ? [] : [`${place(wanted)}: ${found?.code} ${found?.message}`];
  });
}

/** Lines for findings without a sentence, with the validator's own words, or with a code that is not the keyword's. */
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
