import { parameterKey } from "../check/parameters.ts";
import { bodyOf } from "../plan/bodies.ts";
import type { Content } from "../plan/contents.ts";
import type { Operation } from "../plan/operations.ts";
import type { Parameter } from "../plan/parameters.ts";
import { decodeShape } from "../plan/shapes.ts";
import { diffBodyLimits } from "./body-limits.ts";
import type { Change } from "./change.ts";
import { diffCredentials } from "./credentials.ts";
import { contextOf, diffContents, type Pair, sameContent, subjectOf } from "./pair.ts";
import { diffResponses } from "./responses.ts";
import type { Models } from "./schema-text.ts";
import { diffSchemas } from "./schemas.ts";
import { isWrittenAlike } from "./written-alike.ts";

/** The changes of an operation that exists in both specs. */
export function diffOperation(pair: Pair): Change[] {
  return [
    ...diffIdentity(pair),
    ...diffParameters(pair),
    ...diffBody(pair),
    ...diffResponses(pair),
  ];
}

function diffIdentity(pair: Pair): Change[] {
  const { old, now } = pair;
  const subject = subjectOf(now);
  const changes: Change[] = [];
  if (old.id !== now.id) {
    const typescript = `your Operations no longer compile: rename the method ${old.id} to ${now.id}`;
    const message = `the operationId is ${now.id} (was ${old.id})`;
    changes.push({ breaking: false, side: "operation", subject, message, typescript });
  }
  const credentials = diffCredentials(old, now);
  if (credentials !== undefined) changes.push({ ...credentials, side: "request", subject });
  if (old.ignoresUnknownQuery !== now.ignoresUnknownQuery) {
    const breaking = old.ignoresUnknownQuery;
    const message = `undeclared query parameters are ${breaking ? "rejected" : "ignored"} now`;
    changes.push({ breaking, side: "request", subject, message });
  }
  const notice = deprecationOf(now);
  if (notice !== undefined && notice !== deprecationOf(old)) {
    changes.push({ breaking: false, side: "operation", subject, message: notice });
  }
  return changes;
}

/** The deprecation of an operation as a message; undefined if the operation is not deprecated. */
function deprecationOf({ deprecated, notices }: Operation): string | undefined {
  if (!deprecated) return undefined;
  const { Deprecation: since, Sunset: end } = notices;
  const from = since === undefined ? "" : ` from ${dayOf(Number(since.slice(1)) * 1000)}`;
  return `the operation is deprecated${from}${end === undefined ? "" : ` and ends on ${dayOf(Date.parse(end))}`}`;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, "2027-01-31".length);
}

function diffParameters(pair: Pair): Change[] {
  const { old, now } = pair;
  const context = contextOf(pair, "request");
  const nameOf = (parameter: Parameter) => `${parameter.in} ${parameter.name}`;
  const names = new Map(renamed(pair));
  const nowNamed = (one: Parameter) =>
    one.in === "path" ? { ...one, name: names.get(one.name) ?? one.name } : one;
  const before = new Map(old.parameters.map(nowNamed).map((one) => [parameterKey(one), one]));
  const after = new Map(now.parameters.map((one) => [parameterKey(one), one]));
  const rename = (place: string, was: string, is: string): Change => ({
    breaking: false,
    side: "request",
    subject: context.subject,
    place,
    message: `the parameter is named ${is} (was ${was})`,
    typescript: `a handler for ${now.id} that reads ${was} no longer compiles: read ${is}`,
  });
  const changes = [...names].map(([was, is]) => rename(`path ${is}`, was, is));
  const compared = [...new Set([...before.keys(), ...after.keys()])].flatMap((name): Change[] => {
    const was = before.get(name);
    const is = after.get(name);
    const about = { side: "request" as const, subject: context.subject };
    if (is === undefined) {
      if (was === undefined) return [];
      const typescript = `a handler for ${now.id} that reads ${was.name} no longer compiles`;
      const breaking = was.in === "query" && !now.ignoresUnknownQuery;
      const message = "the parameter was removed";
      return [{ ...about, place: nameOf(was), breaking, message, typescript }];
    }
    const place = nameOf(is);
    if (was === undefined) {
      const message = is.required ? "the parameter is new and required" : "the parameter is new";
      return [{ ...about, place, breaking: is.required, message }];
    }
    const changes = diffSchemas(was.schema, is.schema, place, context, pair.versions());
    if (was.name !== is.name) changes.unshift(rename(place, was.name, is.name));
    if (was.required !== is.required) {
      const message = is.required
        ? "the parameter is required now"
        : "the parameter is optional now";
      changes.unshift({ ...about, place, breaking: is.required, message });
    }
    if (is.deprecated && !was.deprecated) {
      changes.push({ ...about, place, breaking: false, message: "deprecated now" });
    }
    if (!isWrittenAlike(was, is, pair.versions())) {
      const message = "the style of the parameter changed";
      changes.push({ ...about, place, breaking: true, message });
    }
    const omits = omitsEmpty(is, pair.versions().now);
    if (omits !== omitsEmpty(was, pair.versions().old)) {
      const message = `an empty value ${omits ? "counts as omitted now" : "no longer counts as omitted"}`;
      changes.push({ ...about, place, breaking: omits ? is.required : !was.required, message });
    }
    return changes;
  });
  return [...changes, ...compared];
}

/** Whether an empty value of a parameter counts as omitted. */
function omitsEmpty({ mayBeEmpty, schema }: Parameter, models: Models): boolean {
  return mayBeEmpty === true && !decodeShape(schema, models, 0).types?.includes("string");
}

/** The renamed path parameters. Renaming breaks no client, because requests do not contain these names. */
function renamed({ old, now }: Pair): [was: string, is: string][] {
  const names = ({ path }: Operation) =>
    [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);
  const after = names(now);
  return names(old).flatMap((was, index): [string, string][] => {
    const is = after[index] ?? was;
    return was === is ? [] : [[was, is]];
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
    const typescript = `a handler for ${now.id} that reads the body no longer compiles`;
    return [
      { ...about, breaking: true, message: "the operation no longer accepts a body", typescript },
    ];
  }
  if (before === undefined) {
    return [{ ...about, breaking: after.required, message: "the operation accepts a body now" }];
  }
  const changes: Change[] = [];
  if (before.required !== after.required) {
    const message = after.required ? "the body is required now" : "the body is optional now";
    changes.push({ ...about, breaking: after.required, message });
  }
  changes.push(...diffBodyLimits(before, after, about));
  const messages = {
    lost: (mediaType: string) => `${mediaType} is no longer accepted`,
    added: (mediaType: string) => `${mediaType} is accepted now`,
  };
  changes.push(...diffContents(before.contents, after.contents, context, pair.versions, messages));
  for (const content of before.contents) {
    const same = sameContent(after.contents, content);
    if (same !== undefined) changes.push(...diffVariants(pair, content, same));
  }
  return changes;
}

function diffVariants(pair: Pair, was: Content, is: Content): Change[] {
  const { old, now, plans } = pair;
  const before = bodyOf(plans.old.bodies, old.id, was)?.variants ?? [];
  const after = bodyOf(plans.now.bodies, now.id, is)?.variants ?? [];
  const about = { side: "request" as const, subject: subjectOf(now) };
  const context = contextOf(pair, "request");
  if ((before.length === 0) !== (after.length === 0)) {
    const breaking = before.length === 0;
    const names = after.map(({ name }) => name).join(", ");
    const message = breaking
      ? `the body must fit one variant now: ${names}`
      : "the body has no variants now";
    const typescript = `your Resolvers no longer compile: ${now.id} must ${breaking ? "" : "not "}return a variant`;
    return [{ ...about, breaking, message, typescript }];
  }
  const changes = before.flatMap(({ name, model }): Change[] => {
    const same = after.find((variant) => variant.name === name);
    if (same === undefined) {
      const typescript = `a resolver for ${now.id} that returns ${name} no longer compiles`;
      return [{ ...about, breaking: true, message: `the variant ${name} was removed`, typescript }];
    }
    const subject = `${about.subject} (${name})`;
    const versions = pair.versions();
    return diffSchemas(
      { $ref: model },
      { $ref: same.model },
      "",
      { ...context, subject, isVariant: true },
      versions,
    );
  });
  const added = after.filter(({ name }) => !before.some((variant) => variant.name === name));
  const news = added.map(({ name }) => `the variant ${name} is new`);
  return [...changes, ...news.map((message) => ({ ...about, breaking: false, message }))];
}
