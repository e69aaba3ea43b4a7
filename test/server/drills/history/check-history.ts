import { apply } from "./apply.ts";
import type { Call, Given, HistoryResponse, Request } from "./history.ts";
import type { Found } from "./search.ts";
import { findOrder } from "./search.ts";
import type { DocumentState, State } from "./state.ts";
import { emptyState } from "./state.ts";

/** The calls of one account, and the identifiers of its initial subscriptions. */
export interface History {
  readonly calls: readonly Call[];
  readonly subscriptions: readonly number[];
}

/** The failures of a history, and the number of search steps. */
export interface Verdict {
  readonly failures: readonly string[];
  readonly steps: number;
}

const PATIENCE_MS = 10_000;
const SHOWN = 12;

/**
 * Searches for an order of the subscription calls, and for an order of the other calls, in which every response is
 * correct. `patienceMs` limits the processor time of each search.
 */
export function checkHistory({ calls, subscriptions }: History, patienceMs = PATIENCE_MS): Verdict {
  // Calls about subscriptions do not affect other calls, so each group has a separate search.
  const [about, rest] = [calls.filter(isAboutSubscriptions), calls.filter(isAboutOthers)];
  const parts = [
    findOrder(puzzleOf(about, emptyState(subscriptions)), patienceMs),
    findOrder(puzzleOf(rest, emptyState()), patienceMs),
  ];
  return {
    failures: parts.flatMap((found, part) => failuresOf(found, part === 0 ? about : rest)),
    steps: parts.reduce((sum, { steps }) => sum + steps, 0),
  };
}

function isAboutSubscriptions({ request }: Call): boolean {
  return ["subscribe", "unsubscribe", "list-subscriptions"].includes(request.kind);
}

function isAboutOthers(call: Call): boolean {
  return !isAboutSubscriptions(call);
}

function puzzleOf(calls: readonly Call[], initial: State) {
  const known = identifiersSeen(calls);
  return { calls: calls.filter((call) => canHaveHappened(call, known)), initial, step, textOf };

  function step(state: State, call: Call): State | undefined {
    const { response } = call;
    const given = response === undefined ? givenOf(call, known) : givenIn(response);
    const { state: next, response: right } = apply(state, call.request, given);
    if (response === undefined) return right.status < 300 ? next : undefined;
    return isSame(response, right) ? next : undefined;
  }
}

function textOf(state: State): string {
  return JSON.stringify(state);
}

function isSame(response: HistoryResponse, right: HistoryResponse): boolean {
  if (response.status !== right.status || response.replayed !== right.replayed) return false;
  if (right.rules !== undefined && String(response.rules) !== String(right.rules)) return false;
  return canonical(response.seen) === canonical(right.seen);
}

// Sorts members, because their order does not matter.
function canonical(seen: unknown): string {
  return JSON.stringify(seen, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

function givenIn({ seen }: HistoryResponse): Given {
  return (seen ?? {}) as Given;
}

/** Identifiers in responses: those of tagged resources by tag, those of customers by receiver. */
interface Known {
  readonly tagged: ReadonlyMap<number, number>;
  readonly customers: ReadonlyMap<number, number>;
}

const CREATIONS = new Set<Request["kind"]>(["create-document", "create-branch", "subscribe"]);

// Returns false for a creation without a response if no other response shows its resource. The resource was not stored:
// the lists at the end show every stored resource, and clients delete only resources that responses showed.
function canHaveHappened({ request, response }: Call, { tagged }: Known): boolean {
  if (response !== undefined || !CREATIONS.has(request.kind)) return true;
  return "tag" in request && tagged.has(request.tag);
}

function givenOf({ request }: Call, { tagged, customers }: Known): Given {
  const id = "tag" in request ? tagged.get(request.tag) : undefined;
  const customer = "receiver" in request ? customers.get(request.receiver ?? 0) : undefined;
  return { ...(id !== undefined && { id }), ...(customer !== undefined && { customer }) };
}

function identifiersSeen(calls: readonly Call[]): Known {
  const tagged = new Map<number, number>();
  const customers = new Map<number, number>();
  for (const seen of calls.flatMap(({ response }) => response?.seen ?? []).flat()) {
    const { id, tag, receiver, customer } = seen as Partial<DocumentState> & { id: number };
    if (tag !== undefined) tagged.set(tag, id);
    if (receiver !== undefined) customers.set(receiver, customer ?? id);
  }
  return { tagged, customers };
}

function failuresOf({ verdict, order }: Found<Call>, calls: readonly Call[]): string[] {
  if (verdict === "order") return [];
  const placed = new Set(order);
  const left = calls.filter((call) => !placed.has(call)).slice(0, SHOWN);
  const lines = (some: readonly Call[]) => some.map(lineOf).join("\n    ");
  const placedLines = lines(order.slice(-SHOWN));
  return [
    `${verdict} of ${calls.length} calls; placed last:\n    ${placedLines}\n  not placed:\n    ${lines(left)}`,
  ];
}

function lineOf({ client, from, to, request, response }: Call): string {
  return `${from}–${to} client ${client}: ${JSON.stringify(request)} → ${JSON.stringify(response)}`;
}
