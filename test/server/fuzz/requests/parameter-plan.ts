import fc from "fast-check";
import { strangeName, strangeText } from "../bodies/strange.ts";
import { valuesOf } from "../bodies/values.ts";
import type { Operation, Parameter } from "../contract.ts";

/** One query member. `prepare.ts` replaces `{ of: "cursor" }` by a cursor, and any other `of` by an account's id. */
export interface QueryMember {
  readonly name: string;
  readonly value: string | { readonly of: "own account" | "other account" | "cursor" };
}

const wrongText = fc.oneof(
  fc.constantFrom(
    "",
    "x",
    "1.5",
    "1e3",
    "0x10",
    " 1",
    "+1",
    "--1",
    "7",
    "101",
    "-1",
    "1,2",
    "true",
  ),
  fc.constantFrom("9007199254740993", "-9007199254740993", "9".repeat(40), "2025-02-30", "25-1-1"),
  strangeText.filter((text) => text.length < 1000),
);

/** Generates queries: mostly valid parameters, sometimes an invalid, unknown or repeated parameter. */
export function queryPlan({ parameters }: Operation): fc.Arbitrary<readonly QueryMember[]> {
  const listed = parameters.filter((one) => one.in === "query");
  const unknown = fc.record({
    name: strangeName.filter((name) => name.length < 99),
    value: wrongText,
  });
  if (listed.length === 0) {
    const none = fc.constant<readonly QueryMember[]>([]);
    return fc.oneof({ weight: 19, arbitrary: none }, { weight: 1, arbitrary: fc.tuple(unknown) });
  }
  const fitting = fc.oneof(...listed.map(memberOf));
  const wrong = fc.record({
    name: fc.constantFrom(...listed.map(({ name }) => name)),
    value: wrongText,
  });
  const right = fc.uniqueArray(fitting, { maxLength: 3, selector: ({ name }) => name });
  return fc.oneof(
    { weight: 8, arbitrary: right },
    { weight: 2, arbitrary: fc.tuple(right, wrong).map(([members, one]) => [...members, one]) },
    { weight: 1, arbitrary: fc.tuple(right, unknown).map(([members, one]) => [...members, one]) },
    { weight: 1, arbitrary: fc.tuple(fitting).map(([one]) => [one, one]) },
  );
}

function memberOf({ name, schema }: Parameter): fc.Arbitrary<QueryMember> {
  if (name === "cursor") return fc.constant({ name, value: { of: "cursor" } });
  if (name === "account_id") {
    const of = fc.constantFrom(
      "own account" as const,
      "own account" as const,
      "other account" as const,
    );
    return of.map((one) => ({ name, value: { of: one } }));
  }
  return valuesOf(schema, () => ({})).map((value) => ({
    name,
    value: String(value).slice(0, 1000),
  }));
}

// Forms of an Idempotency-Key; the service rejects an empty key and a key of 256 letters.
const keys = {
  fresh: (number) => `key-${number}`,
  empty: () => "",
  spaced: (number) => `a key, "${number}"`,
  "not ASCII": (number) => `clé ${number}`,
  prototype: (number) => `__proto__${number}`,
  "255 letters": (number) => `${number}`.padEnd(255, "x"),
  "256 letters": (number) => `${number}`.padEnd(256, "x"),
} satisfies Record<string, (number: number) => string>;

/** The form of an Idempotency-Key. */
export type KeyForm = keyof typeof keys;

/** Generates the form of a key. */
export const keyForm: fc.Arbitrary<KeyForm> = fc.constantFrom(...(Object.keys(keys) as KeyForm[]));

/** Makes a key. Different numbers give different keys, except in the form `empty`. */
export function makeKey(form: KeyForm, number: number): string {
  return keys[form](number);
}

/** Texts for the identifier in a path; these texts identify no resource. */
export const strangeId: fc.Arbitrary<string> = fc.constantFrom(
  "0",
  "999999999",
  "9007199254740991",
  "9007199254740992",
  "9007199254740993",
  "9".repeat(16),
  "9".repeat(400),
  "-1",
  "1.0",
  "1e0",
  "0x1",
  "x",
  "null",
  "undefined",
  "NaN",
  "%20",
  "1%20",
  "%00",
  "1%00",
  "1%0A",
  "1%2F2",
  "1;a=b",
  "%EF%BC%91",
  "%D9%A1",
  "%ED%A0%80",
  "%",
  "%zz",
  "1,2",
  "{id}",
  "__proto__",
  "'",
  "*",
);
