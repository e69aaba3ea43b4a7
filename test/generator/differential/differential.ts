import type { Json, JsonObject } from "../../../generator/openapi/pointer.ts";
import { findPython } from "../../package/find-python.ts";
import type { Body } from "../explaining.ts";
import { randomFrom } from "../mutations.ts";
import { generatedValidators } from "./generated-validators.ts";
import { hyperjumpVerdicts, importHyperjump } from "./hyperjump.ts";
import { type KnownDifference, knownDifferences } from "./known-differences.ts";
import { nearBodies } from "./near-bodies.ts";
import { others, pythonVerdicts, type Verdict, wholes } from "./other-validators.ts";
import { anchor, indexOf, randomSchemas } from "./random-schemas.ts";
import { unevaluatedSchema } from "./unevaluated-schemas.ts";

/**
 * A pair is a schema and a body; `accepted` counts the pairs that the generated validator accepts. `compared` names the
 * other validators. `known` maps a known difference to its number of pairs. If a pair has several known differences,
 * only the first one is counted. `failures` describes the pairs with an unknown difference, the pairs for which no
 * other validator agrees with the generated one, and the pairs for which the generated validator's `is` and `explain`
 * disagree or throw.
 */
export interface Differences {
  pairs: number;
  accepted: number;
  compared: Set<string>;
  known: Map<string, number>;
  failures: string[];
}

const SCHEMAS = 60;
// A batch of dynamic schemas is smaller, because the generator may copy each schema for each dynamic scope.
const DYNAMIC_SCHEMAS = 20;
const BODIES = 60;

/** Validates random bodies with the generated validators and with other validators, and compares the verdicts. */
export async function compareVerdicts(
  { seed, pairs, python }: { seed: number; pairs: number; python: boolean },
  progress: (pairs: number) => void = () => undefined,
): Promise<Differences> {
  const all: Differences = {
    pairs: 0,
    accepted: 0,
    compared: new Set(),
    known: new Map(),
    failures: [],
  };
  const command = python ? findPython() : undefined;
  for (let batch = 0; all.pairs < pairs; batch++) {
    // Dynamic references are compared only in runs that include Python's jsonschema.
    const dynamic = command !== undefined && batch % 3 === 2;
    const one = { seed: seed * 100_003 + batch, dynamic, python: command };
    await compareBatch(`${seed}-${batch}`, one, all);
    progress(all.pairs);
  }
  return all;
}

interface Batch {
  seed: number;
  dynamic: boolean;
  /** The command of a Python with jsonschema. */
  python: string | undefined;
}

async function compareBatch(name: string, { seed, dynamic, python }: Batch, to: Differences) {
  const random = randomFrom(seed);
  const schemas = randomSchemas(
    dynamic ? DYNAMIC_SCHEMAS : SCHEMAS,
    random,
    dynamic,
    unevaluatedSchema,
  );
  const bodies = schemas.map((schema) => {
    const follow = (reference: string): Json =>
      reference === anchor ? schema : (schemas[indexOf(reference)] ?? true);
    return nearBodies(schema, BODIES, random, follow);
  });
  const printed = await generatedValidators(`differential/${name}`, schemas);
  const whole = wholes(schemas);
  const pairs = whole.map((schema, index) => [schema, bodies[index] ?? []] as const);
  const hyperjump = await importHyperjump();
  const fromPython = python === undefined ? undefined : pythonVerdicts(python, pairs);
  for (const [index, [schema, tried]] of pairs.entries()) {
    const opinions = new Map(
      Object.entries(others).map(([of, other]) => [of, other(schema, tried)]),
    );
    if (hyperjump) opinions.set("Hyperjump", await hyperjumpVerdicts(hyperjump, schema, tried));
    if (fromPython?.[index] !== undefined) opinions.set("jsonschema", fromPython[index]);
    for (const name of opinions.keys()) to.compared.add(name);
    const text = reachableText(schemas, index);
    for (const [at, body] of tried.entries()) {
      const verdicts = new Map([...opinions].map(([of, list]) => [of, list[at] ?? "nothing"]));
      compareOne({ text, body, verdicts, printed: printed[index] }, to);
    }
  }
}

interface Pair {
  text: string;
  body: Json;
  verdicts: ReadonlyMap<string, Verdict>;
  printed: Body | undefined;
}

function compareOne({ text, body, verdicts, printed }: Pair, to: Differences): void {
  const is = attempt(() => printed?.is(body) ?? "nothing");
  const explained = attempt(() => printed?.explain(body).length === 0);
  to.pairs++;
  if (is === true) to.accepted++;
  const story = () =>
    `${text} <- ${JSON.stringify(body)}: ${JSON.stringify([is, explained, ...verdicts])}`;
  if (is !== explained || typeof is !== "boolean") to.failures.push(story());
  const differing = [...verdicts].filter(([, verdict]) => verdict !== is).map(([of]) => of);
  if (differing.length === 0) return;
  const reasons = differing.map((of) => reasonFor(of, text));
  const [known] = differing.length < verdicts.size && !reasons.includes(undefined) ? reasons : [];
  if (known === undefined) to.failures.push(story());
  else {
    const reported = `${known.reason}. ${known.says}`;
    to.known.set(reported, (to.known.get(reported) ?? 0) + 1);
  }
}

function reasonFor(of: string, text: string): KnownDifference | undefined {
  return knownDifferences.find(
    (one) => one.of === of && one.where.every((pattern) => pattern.test(text)),
  );
}

function attempt(ask: () => Verdict): Verdict {
  try {
    return ask();
  } catch (error) {
    return String(error);
  }
}

/** The texts of a schema and of all schemas that the schema refers to, directly or indirectly. */
function reachableText(schemas: readonly JsonObject[], index: number): string {
  const seen = new Set([index]);
  for (const one of seen) {
    const text = JSON.stringify(schemas[one]);
    for (const [, number] of text.matchAll(/"\$ref":"[^"]*S(\d+)"/g)) seen.add(Number(number));
  }
  return [...seen].map((one) => `S${one} ${JSON.stringify(schemas[one])}`).join(" ");
}
