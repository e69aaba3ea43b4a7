import { bodyOf } from "../plan/bodies.ts";
import type { Content } from "../plan/contents.ts";
import type { Operation } from "../plan/operations.ts";
import type { Parameter } from "../plan/parameters.ts";
import type { Plan } from "../plan/plan.ts";
import type { Change, Context } from "./change.ts";
import { diffSchemas, type Versions } from "./schemas.ts";

/** One operation in both specs, and the specs' plans. */
export interface Pair {
  old: Operation;
  now: Operation;
  plans: { old: Plan; now: Plan };
  versions: () => Versions;
}

/** What changed in an operation that both specs have. */
export function diffOperation(pair: Pair): Change[] {
  return [...diffIdentity(pair), ...diffParameters(pair), ...diffBody(pair), ...diffAnswers(pair)];
}

/** `POST /books`, as changes name an operation. */
export function subjectOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}

function contextOf({ now }: Pair, side: "request" | "response"): Context {
  return { side, subject: subjectOf(now), handler: now.id };
}

function diffIdentity({ old, now }: Pair): Change[] {
  const subject = subjectOf(now);
  const changes: Change[] = [];
  if (old.id !== now.id) {
    const typescript = `the method ${old.id} of your Operations is called ${now.id}: it no longer compiles`;
    const message = `its id is ${now.id}, and was ${old.id}`;
    changes.push({ breaking: false, side: "operation", subject, message, typescript });
  }
  const before = old.security.map((alternative) => JSON.stringify(alternative));
  const after = now.security.map((alternative) => JSON.stringify(alternative));
  const refused =
    after.length > 0 && (before.length === 0 || before.some((one) => !after.includes(one)));
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    const message = refused ? "other credentials are demanded" : "more credentials will do";
    changes.push({ breaking: refused, side: "request", subject, message });
  }
  const notice = deprecationOf(now);
  if (notice !== undefined && notice !== deprecationOf(old)) {
    changes.push({ breaking: false, side: "operation", subject, message: notice });
  }
  return changes;
}

/** In words, what every answer of a deprecated operation says in its headers. */
function deprecationOf({ deprecated, notices }: Operation): string | undefined {
  if (!deprecated) return undefined;
  const { Deprecation: since, Sunset: end } = notices;
  const from = since === undefined ? "" : ` from ${dayOf(Number(since.slice(1)) * 1000)}`;
  return `it is deprecated${from}${end === undefined ? "" : ` and ends on ${dayOf(Date.parse(end))}`}`;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, "2027-01-31".length);
}

function diffParameters(pair: Pair): Change[] {
  const { old, now } = pair;
  const context = contextOf(pair, "request");
  const key = (parameter: Parameter) => `${parameter.in} ${parameter.name}`;
  const before = new Map(old.parameters.map((parameter) => [key(parameter), parameter]));
  const after = new Map(now.parameters.map((parameter) => [key(parameter), parameter]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): Change[] => {
    const was = before.get(name);
    const is = after.get(name);
    const about = { side: "request" as const, subject: context.subject, place: name };
    if (is === undefined) {
      const typescript = `a handler for ${now.id} that reads ${was?.name} no longer compiles`;
      return [
        { ...about, breaking: was?.in === "query", message: "the parameter is gone", typescript },
      ];
    }
    if (was === undefined) {
      const message = is.required ? "the parameter is new and required" : "the parameter is new";
      return [{ ...about, breaking: is.required, message }];
    }
    const changes = diffSchemas(was.schema, is.schema, name, context, pair.versions());
    if (was.required !== is.required) {
      const message = is.required ? "it is required now" : "it is no longer required";
      changes.unshift({ ...about, breaking: is.required, message });
    }
    if (was.style !== is.style || was.explode !== is.explode || was.json !== is.json) {
      changes.push({ ...about, breaking: true, message: "it is written in another style" });
    }
    return changes;
  });
}

function diffBody(pair: Pair): Change[] {
  const { old, now } = pair;
  const context = contextOf(pair, "request");
  const about = { side: "request" as const, subject: context.subject };
  const before = old.body;
  const after = now.body;
  if (before === undefined && after === undefined) return [];
  if (after === undefined) {
    const typescript = `a handler for ${now.id} that reads its body no longer compiles`;
    return [{ ...about, breaking: true, message: "it takes no body any more", typescript }];
  }
  if (before === undefined) {
    return [{ ...about, breaking: after.required, message: "it takes a body" }];
  }
  const changes: Change[] = [];
  if (before.required !== after.required) {
    const message = after.required ? "the body is required now" : "the body may be left out";
    changes.push({ ...about, breaking: after.required, message });
  }
  for (const content of before.contents) {
    const same = after.contents.find((one) => one.mediaType === content.mediaType);
    if (same === undefined) {
      changes.push({
        ...about,
        breaking: true,
        message: `${content.mediaType} is no longer taken`,
      });
    } else {
      changes.push(
        ...diffContent(pair, content, same, context),
        ...diffVariants(pair, content, same),
      );
    }
  }
  for (const { mediaType } of after.contents) {
    if (before.contents.some((one) => one.mediaType === mediaType)) continue;
    changes.push({ ...about, breaking: false, message: `${mediaType} is taken, too` });
  }
  return changes;
}

function diffVariants(pair: Pair, was: Content, is: Content): Change[] {
  const { old, now, plans } = pair;
  const before = bodyOf(plans.old.bodies, old.id, was)?.variants ?? [];
  const after = bodyOf(plans.now.bodies, now.id, is)?.variants ?? [];
  const about = { side: "request" as const, subject: subjectOf(now) };
  const context = contextOf(pair, "request");
  const changes = before.flatMap(({ name, model }): Change[] => {
    const same = after.find((variant) => variant.name === name);
    if (same === undefined) {
      const typescript = `a resolver for ${now.id} that answers ${name} no longer compiles`;
      return [{ ...about, breaking: true, message: `the variant ${name} is gone`, typescript }];
    }
    const subject = `${about.subject} (${name})`;
    const versions = pair.versions();
    return diffSchemas(
      { $ref: model },
      { $ref: same.model },
      "",
      { ...context, subject },
      versions,
    );
  });
  const added = after.filter(({ name }) => !before.some((variant) => variant.name === name));
  const news = added.map(({ name }) => `the variant ${name} is new`);
  return [...changes, ...news.map((message) => ({ ...about, breaking: false, message }))];
}

function diffAnswers(pair: Pair): Change[] {
  const { old, now } = pair;
  const context = contextOf(pair, "response");
  const about = { side: "response" as const, subject: context.subject };
  const changes: Change[] = [];
  for (const answer of old.answers) {
    const same = now.answers.find((one) => one.status === answer.status);
    if (same === undefined) {
      const typescript = `a handler for ${now.id} that answers ${answer.status} no longer compiles`;
      const breaking = /^[23]/.test(answer.status);
      changes.push({ ...about, breaking, message: `${answer.status} is gone`, typescript });
      continue;
    }
    for (const content of answer.contents) {
      const is = same.contents.find((one) => one.mediaType === content.mediaType);
      if (is !== undefined) changes.push(...diffContent(pair, content, is, context));
      else {
        const message = `${answer.status} is no longer answered as ${content.mediaType}`;
        changes.push({ ...about, breaking: true, message });
      }
    }
    for (const header of same.headers.filter(({ required }) => required)) {
      if (answer.headers.some((one) => one.name === header.name && one.required)) continue;
      const message = `${answer.status} carries the header ${header.name}`;
      const typescript = `your handler for ${now.id} no longer compiles: its ${answer.status} lacks ${header.name}`;
      changes.push({ ...about, breaking: false, message, typescript });
    }
  }
  for (const { status } of now.answers) {
    if (old.answers.some((one) => one.status === status)) continue;
    changes.push({ ...about, breaking: false, message: `${status} is a new answer` });
  }
  return changes;
}

function diffContent(pair: Pair, old: Content, now: Content, context: Context): Change[] {
  if (old.model === undefined && now.model === undefined) return [];
  const schema = ({ model }: Content) => (model === undefined ? {} : { $ref: model });
  return diffSchemas(schema(old), schema(now), "", context, pair.versions());
}
