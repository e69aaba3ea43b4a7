import { compare } from "../diagnostics/diagnostic.ts";
import type { Operation } from "../plan/operations.ts";
import type { Plan } from "../plan/plan.ts";
import type { Change } from "./change.ts";
import { diffSchemes } from "./credentials.ts";
import { diffOperation } from "./operations.ts";
import { subjectOf } from "./pair.ts";
import { diffRules } from "./rules.ts";
import type { Versions } from "./schemas.ts";
import { diffWebhooks } from "./webhooks.ts";

/** The differences between two specs, breaking differences first. */
export function diffPlans(old: Plan, now: Plan): Change[] {
  const versions = (): Versions => ({
    old: new Map(old.models.map((model) => [model.name, model])),
    now: new Map(now.models.map((model) => [model.name, model])),
    seen: new Set(),
  });
  const before = byTarget(old);
  const after = byTarget(now);
  const changes: Change[] = [...new Set([...before.keys(), ...after.keys()])].flatMap((target) => {
    const was = before.get(target);
    const is = after.get(target);
    if (is === undefined) return was === undefined ? [] : [gone(subjectOf(was), was.id)];
    if (was === undefined) return [added(subjectOf(is), is.id)];
    return diffOperation({ old: was, now: is, plans: { old, now }, versions });
  });
  const others = [
    ...diffSchemes(old, now),
    ...diffWebhooks(old, now, versions),
    ...diffRules(old, now),
  ];
  return distinct([...changes, ...others]).sort(
    (a, b) => Number(b.breaking) - Number(a.breaking) || compare(a.subject, b.subject),
  );
}

/** Each change once. Responses of several statuses can have the same change. */
function distinct(changes: readonly Change[]): Change[] {
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

/** Operations by method and path. Each parameter in the path is written as `{}`. */
function byTarget({ operations }: Plan): Map<string, Operation> {
  return new Map(
    operations.map((operation) => [subjectOf(operation).replace(/\{[^}]*\}/g, "{}"), operation]),
  );
}

function gone(subject: string, id: string): Change {
  const typescript = `your Operations no longer compile: remove the method ${id}`;
  return {
    breaking: true,
    side: "operation",
    subject,
    message: "the operation was removed",
    typescript,
  };
}

function added(subject: string, id: string): Change {
  const typescript = `your Operations no longer compile: add the method ${id}`;
  return {
    breaking: false,
    side: "operation",
    subject,
    message: "the operation is new",
    typescript,
  };
}
