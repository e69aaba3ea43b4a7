import type { SeededRandom } from "../../stateful/seeded-random.ts";
import type { HistoryResponse, Request } from "./history.ts";
import type { DocumentState } from "./state.ts";

/** Chooses the next requests of one account's clients, often for the same resources. */
export interface Chooser {
  next(): Request;
  /** Records the identifiers of new resources from a response. */
  hear(request: Request, response: HistoryResponse): void;
}

const RECEIVERS = 2;
const CODES = ["NORTE", "SUR", "ESTE"];
const KEYS = 3;
const CHOSEN = 6;

/** Creates a chooser; `subscriptions` are the identifiers of stored subscriptions. */
export function createChooser(random: SeededRandom, subscriptions: readonly number[]): Chooser {
  const known = {
    documents: new Set<number>(),
    customers: new Set<number>(),
    branches: new Set<number>(),
    subscriptions: new Set(subscriptions),
  };
  const keyed = new Map<string, Request>();
  let tags = 0;
  const some = (ids: ReadonlySet<number>) => {
    const last = [...ids].slice(-6);
    return last.length === 0 ? undefined : random.pick(last);
  };
  const maybe = <Name extends string, Value>(
    percent: number,
    name: Name,
    value: () => Value | undefined,
  ) => {
    const given = random.chance(percent) ? value() : undefined;
    return (given === undefined ? {} : { [name]: given }) as { [Key in Name]?: Value };
  };

  // Adds an idempotency key to some requests. If an earlier request of the same kind has this key, usually returns that
  // request instead.
  function withKey(request: Extract<Request, { key?: number }>): Request {
    if (!random.chance(25)) return request;
    const key = random.below(KEYS);
    const place = `${request.kind} ${key}`;
    const before = keyed.get(place);
    if (before !== undefined && random.chance(80)) return before;
    const made = { ...request, key };
    keyed.set(place, made);
    return made;
  }

  const create = () =>
    withKey({
      kind: "create-document",
      tag: ++tags,
      draft: random.chance(55),
      receiver: random.below(RECEIVERS),
      ...maybe(30, "email", () => `e${tags}@example.com`),
      ...maybe(12, "chosen", () => 1 + random.below(CHOSEN)),
      ...nameOne(),
    });
  const nameOne = () => {
    const reference = maybe(20, "refers", () => some(known.documents));
    return reference.refers === undefined ? maybe(25, "code", () => random.pick(CODES)) : reference;
  };
  const of = (ids: ReadonlySet<number>, make: (id: number) => Request): Request => {
    const id = some(ids);
    return id === undefined ? create() : make(id);
  };
  const branch = () => ({
    ...maybe(60, "code", () => random.pick(CODES)),
    ...maybe(50, "parent", () => some(known.branches)),
  });
  const choices: readonly (readonly [number, () => Request])[] = [
    [24, create],
    [
      12,
      () =>
        of(known.documents, (id) => ({
          ...{ kind: "update-document", id, tag: ++tags },
          ...maybe(30, "receiver", () => random.below(RECEIVERS)),
          ...maybe(15, "chosen", () => 1 + random.below(CHOSEN)),
        })),
    ],
    [11, () => of(known.documents, (id) => ({ kind: "issue", id }))],
    [7, () => of(known.documents, (id) => ({ kind: "delete", id }))],
    [3, () => of(known.documents, (id) => ({ kind: "read-document", id }))],
    [7, () => ({ kind: "list-documents" })],
    [
      9,
      () =>
        of(known.customers, (id) => ({
          ...{ kind: "put-customer", id, name: `C${++tags}` },
          ...maybe(40, "user", () => tags),
          ...maybe(20, "supplier", () => true as const),
        })),
    ],
    [5, () => ({ kind: "list-customers" })],
    [6, () => withKey({ kind: "create-branch", tag: ++tags, ...branch() })],
    [6, () => of(known.branches, (id) => ({ kind: "update-branch", id, ...branch() }))],
    [3, () => ({ kind: "list-branches" })],
    [4, () => withKey({ kind: "subscribe", tag: ++tags })],
    [2, () => of(known.subscriptions, (id) => ({ kind: "unsubscribe", id }))],
    [1, () => ({ kind: "list-subscriptions" })],
  ];
  const weighted = choices.flatMap(([weight, choose]) =>
    Array.from({ length: weight }, () => choose),
  );

  return {
    next: () => random.pick(weighted)(),
    hear({ kind }, { status, seen }) {
      if (status !== 201) return;
      const { id, customer } = seen as DocumentState;
      if (kind === "subscribe") known.subscriptions.add(id);
      else if (kind === "create-branch") known.branches.add(id);
      else {
        known.documents.add(id);
        known.customers.add(customer);
      }
    },
  };
}
