import type { Operation } from "../plan/operations.ts";
import type { Plan } from "../plan/plan.ts";
import type { Change } from "./change.ts";
import { diffContent } from "./pair.ts";
import type { Versions } from "./schemas.ts";

/** The changes in webhooks and callbacks. These count as responses, because the service sends them. */
export function diffWebhooks(old: Plan, now: Plan, versions: () => Versions): Change[] {
  return [
    ...diffAsking("webhook", old.webhooks, now.webhooks, versions),
    ...diffAsking("callback", old.callbacks, now.callbacks, versions),
  ];
}

function diffAsking(
  kind: "webhook" | "callback",
  old: readonly Operation[],
  now: readonly Operation[],
  versions: () => Versions,
): Change[] {
  const subjectOf = ({ method, path }: Operation) => `${kind} ${method.toUpperCase()} ${path}`;
  const before = new Map(old.map((operation) => [subjectOf(operation), operation]));
  const after = new Map(now.map((operation) => [subjectOf(operation), operation]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((subject): Change[] => {
    const was = before.get(subject);
    const is = after.get(subject);
    const about = { side: "response" as const, subject };
    if (was === undefined) return [{ ...about, breaking: false, message: `the ${kind} is new` }];
    if (is === undefined) return [{ ...about, breaking: true, message: `the ${kind} was removed` }];
    const more = (is.body?.contents ?? []).filter(
      ({ mediaType }) => !was.body?.contents.some((one) => one.mediaType === mediaType),
    );
    const added = more.map(({ mediaType }): Change => {
      const message = `the ${kind} may be sent as ${mediaType} now`;
      return { ...about, breaking: false, message };
    });
    const changed = (was.body?.contents ?? []).flatMap((content): Change[] => {
      const same = is.body?.contents.find((one) => one.mediaType === content.mediaType);
      if (same !== undefined) return diffContent(content, same, about, versions());
      const message = `the ${kind} is no longer sent as ${content.mediaType}`;
      return [{ ...about, breaking: true, message }];
    });
    return [...changed, ...added];
  });
}
