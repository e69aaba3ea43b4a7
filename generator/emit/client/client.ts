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

/** The files of the typed client: facts about the operations, types, and the runtime. */
export function emitClient(plan: Plan): Files {
  const named = (chosen: (operation: Operation) => boolean) =>
    plan.operations.filter(chosen).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  const requests = plan.operations.flatMap((operation) => requestFacts(plan, operation));
  const facts = {
    open: named((operation) => !needsToken(plan, operation)),
    keyed: named(({ parameters }) =>
      parameters.some(({ in: place, name }) => place === "header" && name === "Idempotency-Key"),
    ),
    streams: Object.fromEntries(
      plan.operations.flatMap((operation) => streamFacts(plan, operation)),
    ),
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

/** The facts for reading the stream of an operation. Empty if the operation has no stream. */
function streamFacts(plan: Plan, { method, path, responses }: Operation) {
  const contents = responses.flatMap(({ contents }) => contents);
  const content = contents.find(({ stream }) => stream !== undefined);
  if (content?.stream === undefined) return [];
  const { events } = content.stream;
  const { members = {} } = decodeShape({ $ref: content.model ?? "" }, modelsOf(plan), 1);
  const { data } = members;
  const isText = data === undefined || (data.types?.every((type) => type === "string") ?? false);
  const facts = events ? { events, ...(isText ? {} : { json: true }) } : {};
  return [[`${method.toUpperCase()} ${path}`, facts] as const];
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
