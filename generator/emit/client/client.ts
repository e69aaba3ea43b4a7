import { modelsOf } from "../../plan/models.ts";
import type { Operation } from "../../plan/operations.ts";
import type { Plan } from "../../plan/plan.ts";
import { decodeShape } from "../../plan/shapes.ts";
import { layout, literal } from "../../templates/layout.ts";
import type { Files } from "../files.ts";
import { runtimeFiles } from "../runtime.ts";
import { requestFacts } from "./request-facts.ts";

/** The versions of openapi-fetch that the client supports. */
export const openapiFetchRange = "^0.17.0";

/** The files of the typed client: its types, its runtime, and a module of facts about the operations. */
export function emitClient(plan: Plan): Files {
  const named = (chosen: (operation: Operation) => boolean) =>
    plan.operations.filter(chosen).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  const requests = plan.operations.flatMap((operation) => requestFacts(plan, operation));
  const reads = plan.operations.flatMap(readFacts);
  const facts = {
    open: named((operation) => !needsToken(plan, operation)),
    keyed: named(({ parameters }) =>
      parameters.some(
        ({ in: place, name }) => place === "header" && name.toLowerCase() === "idempotency-key",
      ),
    ),
    streams: Object.fromEntries(
      plan.operations.flatMap((operation) => streamFacts(plan, operation)),
    ),
    ...(reads.length === 0 ? {} : { reads: Object.fromEntries(reads) }),
    ...(requests.length === 0 ? {} : { requests: Object.fromEntries(requests) }),
  };
  const writes = requests.length > 0;
  const shown = { title: plan.title, problem: problemType(plan), writes };
  const files: Files = new Map([
    ["client.js", layout("client.js", { ...shown, facts: literal(facts) })],
    ["client.d.ts", layout("client.d.ts", shown)],
  ]);
  for (const [name, text] of runtimeFiles("client")) {
    if (writes || !name.startsWith("write-")) files.set(`client/${name}`, text);
  }
  return files;
}

/**
 * The entry `["GET /news", facts]` for reading an operation's stream; no entry if no response has a media type such as
 * text/event-stream.
 */
function streamFacts(plan: Plan, { method, path, responses }: Operation) {
  const contents = responses.flatMap(({ contents }) => contents);
  const name = `${method.toUpperCase()} ${path}`;
  const content = contents.find(({ stream }) => stream !== undefined);
  if (content?.stream === undefined) {
    return contents.some(({ textItems }) => textItems) ? [[name, { text: true }] as const] : [];
  }
  const { events } = content.stream;
  const { members = {} } = decodeShape({ $ref: content.model ?? "" }, modelsOf(plan), 1);
  const { data } = members;
  const isText = data === undefined || (data.types?.every((type) => type === "string") ?? false);
  const facts = events ? { events, ...(isText ? {} : { json: true }) } : {};
  return [[name, facts] as const];
}

/**
 * The entry for reading an operation's successful responses, except streams. No entry for HEAD, or if all of these
 * responses are JSON.
 */
function readFacts({ method, path, responses }: Operation) {
  const stated = responses.filter(({ status }) => status.startsWith("2"));
  const successes =
    stated.length > 0 ? stated : responses.filter((one) => one.status === "default");
  const contents = successes
    .flatMap(({ contents }) => contents)
    .filter(({ stream }) => stream === undefined)
    .map(({ mediaType, kind }) => ({
      type: mediaType,
      as: kind === "json" || kind === "text" ? kind : ("blob" as const),
    }));
  if (method === "head" || contents.every(({ as }) => as === "json")) return [];
  return [[`${method.toUpperCase()} ${path}`, contents] as const];
}

function needsToken(plan: Plan, { security }: Operation): boolean {
  return security.flat().some(({ scheme }) => plan.schemes[scheme]?.type === "bearer");
}

/** The TypeScript type of problem documents (RFC 9457): the model if exactly one exists, otherwise a record. */
function problemType(plan: Plan): string {
  const models = new Set(
    plan.operations.flatMap(({ responses }) =>
      responses.flatMap(({ contents }) =>
        contents.flatMap(({ mediaType, model }) =>
          mediaType === "application/problem+json" && model !== undefined ? [model] : [],
        ),
      ),
    ),
  );
  const [only, ...others] = models;
  return only === undefined || others.length > 0 ? "Record<string, unknown>" : `Models.${only}`;
}
