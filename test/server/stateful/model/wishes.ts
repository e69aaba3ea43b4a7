import fc from "fast-check";
import type { CreateWish } from "./create-step.ts";
import type { CustomerWish } from "./customer-step.ts";
import type { DeleteWish } from "./delete-step.ts";
import type { ListWish } from "./list-step.ts";
import type { ReadWish } from "./read-step.ts";
import type { StatusWish } from "./status-step.ts";
import type { UpdateWish } from "./update-step.ts";

// In Chile, 11111111-k and 11111111-K are one customer; in other countries, they are two.
const receiver = fc.constantFrom("76543210-3", "11111111-k", "11111111-K", "22222222-2");
const place = fc.nat(7);
const who = often("admin" as const, "stranger" as const, "operator" as const);
const number = fc.integer({ min: 1, max: 5 });
const type = fc.constantFrom(2, 32, 37, 39, 54, 46);
const date = fc.constantFrom("2025-03-13", "2025-03-14", "2025-03-15", "2026-01-02");

/** Random requests of callers, by operation. */
export const wishes = {
  create: record<CreateWish>(
    {
      who: often("admin", "named admin", "operator", "stranger", "nobody's operator"),
      account: often(0, 1),
      base: place,
      mode: often("draft", "issue", "preview"),
    },
    {
      number,
      receiver,
      place: often("branch", "series", "unknown branch"),
      refersTo: place,
      flaw: fc.constantFrom("no quantity", "unknown member", "another country's option"),
    },
  ),
  update: record<UpdateWish>(
    { who, document: place },
    {
      type,
      receiver,
      name: fc.constant("Otro nombre"),
      activity: fc.constant("wrong" as const),
      number,
      city: fc.constantFrom("Arica", "Punta Arenas"),
      lines: fc.array(fc.constantFrom("same", "renamed", "whole"), { minLength: 1, maxLength: 3 }),
      total: fc.constantFrom(1190, 680, 86710),
      taxes: fc.constantFrom(0, 5),
      payment: fc.constant("https://pay.example/1"),
      customer: place,
      account: often("own", "another"),
      document_id: often("own", "another"),
      transport: fc.constantFrom(1, 5),
      flaw: fc.constantFrom("no city", "unknown member"),
    },
  ),
  status: record<StatusWish>({ who, document: place, to: often(1, 2, 0) }, {}),
  delete: record<DeleteWish>({ who, document: place }, {}),
  read: record<ReadWish>({ who, what: fc.constantFrom("document", "customer"), at: place }, {}),
  customer: record<CustomerWish>(
    { who, customer: place, name: fc.constantFrom("Uno", "Dos"), account: often("own", "another") },
    { term: fc.constantFrom("0", "0,30"), address: fc.constant("Calle 1") },
  ),
  list: record<ListWish>(
    {
      who: often("admin", "operator", "narrowing operator", "stranger"),
      what: often("documents", "customers_suppliers"),
      account: fc.nat(1),
      limit: fc.integer({ min: 1, max: 4 }),
    },
    { type, status: fc.constantFrom(0, 1, 2), receiver, from: date, to: date },
  ),
};

/** Generates the first value with probability 6/7, otherwise one of the other values. */
function often<Value>(usual: Value, ...others: readonly Value[]): fc.Arbitrary<Value> {
  const rare = { weight: 1, arbitrary: fc.constantFrom(...others) };
  return fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, rare);
}

type Arbitraries<Members> = { [Name in keyof Members]-?: fc.Arbitrary<NonNullable<Members[Name]>> };
type OptionalNames<Wish> = {
  [Name in keyof Wish]-?: undefined extends Wish[Name] ? Name : never;
}[keyof Wish];

/** Generates all required members, and each optional member with probability 1/6. */
function record<Wish extends object>(
  required: Arbitraries<Omit<Wish, OptionalNames<Wish>>>,
  optional: Arbitraries<Pick<Wish, OptionalNames<Wish>>>,
): fc.Arbitrary<Wish> {
  const nothing = { weight: 5, arbitrary: fc.constant(undefined) };
  const maybe = Object.entries(optional).map(([name, arbitrary]) => [
    name,
    fc.oneof(nothing, { weight: 1, arbitrary: arbitrary as fc.Arbitrary<unknown> }),
  ]);
  const all = { ...required, ...Object.fromEntries(maybe) };
  return fc.record(all as Record<string, fc.Arbitrary<unknown>>).map((wish) => {
    const members = Object.entries(wish).filter(([, value]) => value !== undefined);
    return Object.fromEntries(members) as Wish;
  });
}
