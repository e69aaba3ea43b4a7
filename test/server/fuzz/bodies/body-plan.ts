import fc from "fast-check";
import { bodySchema } from "../checks/validators.ts";
import type { Operation } from "../contract.ts";
import { knownBodies } from "./known-bodies.ts";
import type { RawForm } from "./raw-form.ts";
import { rawForm } from "./raw-form.ts";
import { strangeName, strangeValue } from "./strange.ts";
import { partOf } from "./values.ts";

/** One change to a value in a body. The index of the value is `at` modulo the number of values; 0 is the whole body. */
export interface Mutation {
  readonly at: number;
  readonly change:
    | { readonly kind: "drop" }
    | { readonly kind: "set"; readonly value: unknown }
    | { readonly kind: "add"; readonly name: string; readonly value: unknown }
    | { readonly kind: "repeat"; readonly times: number };
}

/** The plan of a body: a known body, generated members to merge, mutations, and the form of the bytes. */
export interface BodyPlan {
  /** The index of the known body in `knownBodies`. */
  readonly base: number;
  /** The generated members. */
  readonly grown: unknown;
  /** Whether values of the known body replace invalid values of `grown`. */
  readonly fitted: boolean;
  /** With `own`, `nameResources` replaces identifiers, secrets and some texts in the body. */
  readonly names: "own" | "as written";
  readonly mutations: readonly Mutation[];
  readonly form: RawForm;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(400),
  change: fc.oneof(
    fc.constant({ kind: "drop" } as const),
    strangeValue.map((value) => ({ kind: "set", value }) as const),
    fc.record({ kind: fc.constant("add" as const), name: strangeName, value: strangeValue }),
    fc.integer({ min: 2, max: 150 }).map((times) => ({ kind: "repeat", times }) as const),
  ),
});

const plans = new Map<string, fc.Arbitrary<BodyPlan>>();

/** Generates plans of valid and invalid bodies for an operation. */
export function bodyPlan(
  operation: Operation,
  country: string | undefined,
): fc.Arbitrary<BodyPlan> {
  const key = `${operation.id} ${country}`;
  const known = plans.get(key) ?? make(operation, country);
  plans.set(key, known);
  return known;
}

function make(operation: Operation, country: string | undefined): fc.Arbitrary<BodyPlan> {
  const made = bodySchema(operation, country);
  const grown = made === undefined ? fc.constant({}) : partOf(made.schema, made.find);
  const nothing = fc.constant({});
  const none = fc.constant<readonly Mutation[]>([]);
  const plan = (
    given: fc.Arbitrary<unknown>,
    mutations: fc.Arbitrary<readonly Mutation[]>,
    form: fc.Arbitrary<RawForm> = fc.constant("plain"),
    fitted = true,
  ): fc.Arbitrary<BodyPlan> =>
    fc.record({
      base: fc.nat(knownBodies(operation, country).length - 1),
      grown: given,
      fitted: fc.constant(fitted),
      names: fc.constantFrom("own", "own", "own", "own", "as written"),
      mutations,
      form,
    });
  const preview = fc.constant({ options: { draft_preview: 1 } });
  const rejected = fc.constant({ header: { observations: "sandbox:refuse" } });
  const few = fc.array(mutation, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    { weight: 3, arbitrary: plan(nothing, none) },
    { weight: 4, arbitrary: plan(grown, none) },
    { weight: 1, arbitrary: plan(grown, none, undefined, false) },
    { weight: 3, arbitrary: plan(nothing, few) },
    { weight: 1, arbitrary: plan(nothing, none, rawForm) },
    { weight: operation.id === "createDocument" ? 1 : 0, arbitrary: plan(preview, none) },
    { weight: operation.id === "createDocument" ? 1 : 0, arbitrary: plan(rejected, none) },
  );
}
