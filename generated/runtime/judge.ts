/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

import { errorLimit } from "./problems.ts";
import type { ContentDefinition, Judge, OperationDefinition, Refusal } from "./types.ts";

/** What there is to judge in a request once its target is known. */
export interface Judged {
  query: unknown;
  headers: unknown;
  cookies: unknown;
  body: unknown;
  content: ContentDefinition | undefined;
  variant: string | undefined;
  /** What the resolver refuses; it is answered together with what the schemas refuse. */
  refusals: readonly Refusal[];
}

/** Whether nothing refuses a request: the quick answer, which nearly every request gets. */
export function isValid({ judges, body }: OperationDefinition, judged: Judged): boolean {
  if (!judges.query.is(judged.query)) return false;
  if (judges.header?.is(judged.headers) === false) return false;
  if (judges.cookie?.is(judged.cookies) === false) return false;
  if (judged.refusals.length > 0) return false;
  const judge = judgeOf(judged);
  if (judge === undefined || (judged.body === undefined && body?.required !== true)) return true;
  return judge.is(judged.body);
}

/** What is wrong with query, headers, cookies and body at once; more than 100 refusals are cut, and say so. */
export async function explainRequest(
  { judges, body }: OperationDefinition,
  judged: Judged,
): Promise<{ errors: Refusal[]; truncated?: boolean }> {
  const errors: Refusal[] = [];
  let truncated = false;
  for (const [judge, values] of [
    [judges.query, judged.query],
    [judges.header, judged.headers],
    [judges.cookie, judged.cookies],
  ] as const) {
    if (judge?.is(values) !== false) continue;
    const explained = await explainParameters(judge, values);
    errors.push(...explained.refusals);
    truncated ||= explained.truncated;
  }
  const judge = judgeOf(judged);
  const absent = judged.body === undefined && body?.required !== true;
  if (judge !== undefined && !absent && !judge.is(judged.body)) {
    const explained = (await judge.explain())(judged.body);
    errors.push(...explained.refusals);
    truncated ||= explained.truncated;
  }
  if (judged.refusals.length > 0) {
    const taken = new Set(errors.map(({ pointer }) => pointer));
    for (const refusal of judged.refusals) {
      // One more than is shown tells that there are more.
      if (errors.length > errorLimit) break;
      if (refusal.pointer === undefined || !taken.has(refusal.pointer)) errors.push(refusal);
    }
  }
  if (errors.length === 0) return { errors };
  if (errors.length > errorLimit) truncated = true;
  return { errors: errors.slice(0, errorLimit), ...(truncated ? { truncated } : {}) };
}

function judgeOf({ content, variant }: Judged): Judge | undefined {
  if (content === undefined) return undefined;
  const { variants, shared } = content;
  if (variants === undefined || variant === undefined) return shared;
  return Object.hasOwn(variants, variant) ? variants[variant] : shared;
}

async function explainParameters(judge: Judge, values: unknown) {
  const explain = await judge.explain();
  const byParameter = new Map<string, Refusal>();
  const { refusals, truncated } = explain(values);
  for (const { pointer = "", ...rest } of refusals) {
    const [, segment = ""] = pointer.split("/");
    const parameter = segment.replaceAll("~1", "/").replaceAll("~0", "~");
    if (!byParameter.has(parameter)) byParameter.set(parameter, { parameter, ...rest });
  }
  return { refusals: [...byParameter.values()], truncated };
}
