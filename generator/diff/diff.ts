import type { Plan } from "../plan/plan.ts";
import { compare } from "../problem.ts";
import type { Change } from "./change.ts";
import { diffOperation, subjectOf } from "./operations.ts";
import { diffRules } from "./rules.ts";
import type { Versions } from "./schemas.ts";

/** Everything in which two specs differ, what breaks first. */
export function diffPlans(old: Plan, now: Plan): Change[] {
  const versions = (): Versions => ({
    old: new Map(old.models.map((model) => [model.name, model])),
    now: new Map(now.models.map((model) => [model.name, model])),
    seen: new Set(),
  });
  const before = new Map(old.operations.map((operation) => [subjectOf(operation), operation]));
  const after = new Map(now.operations.map((operation) => [subjectOf(operation), operation]));
  const changes: Change[] = [...new Set([...before.keys(), ...after.keys()])].flatMap((subject) => {
    const was = before.get(subject);
    const is = after.get(subject);
    if (is === undefined) return was === undefined ? [] : [gone(subject, was.id)];
    if (was === undefined) return [added(subject, is.id)];
    return diffOperation({ old: was, now: is, plans: { old, now }, versions });
  });
  return [...changes, ...diffRules(old, now)].sort(
    (a, b) => Number(b.breaking) - Number(a.breaking) || compare(a.subject, b.subject),
  );
}

function gone(subject: string, id: string): Change {
  const typescript = `the method ${id} of your Operations implements nothing: the object no longer compiles`;
  return {
    breaking: true,
    side: "operation",
    subject,
    message: "the operation is gone",
    typescript,
  };
}

function added(subject: string, id: string): Change {
  const typescript = `your Operations no longer compile: they lack ${id}`;
  return {
    breaking: false,
    side: "operation",
    subject,
    message: "the operation is new",
    typescript,
  };
}
