import { apply } from "./apply.ts";
import type { Answer, Call, Given } from "./history.ts";
import type { Found } from "./search.ts";
import { findOrder } from "./search.ts";
import type { DocumentState, State } from "./state.ts";
import { emptyState } from "./state.ts";

/** The calls of one account, and the subscriptions that it began with. */
export interface History {
  readonly calls: readonly Call[];
  readonly subscriptions: readonly number[];
}

/** What is wrong with a history, and how much was tried. */
export interface Verdict {
  readonly faults: readonly string[];
  readonly steps: number;
}

const PATIENCE_MS = 10_000;
const SHOWN = 12;

/** Looks for an order of the calls of one account that explains every answer. */
export function judgeHistory({ calls, subscriptions }: History, patienceMs = PATIENCE_MS): Verdict {
  // Nothing that a subscription is asked or answers depends on anything else.
  const [about, rest] = [calls.filter(isAboutSubscriptions), calls.filter(isAboutOthers)];
  const parts = [
    findOrder(puzzleOf(about, emptyState(subscriptions)), patienceMs),
    findOrder(puzzleOf(rest, emptyState()), patienceMs),
  ];
  return {
    faults: parts.flatMap((found, part) => faultsOf(found, part === 0 ? about : rest)),
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
  const known = documentsSeen(calls);
  return { calls: calls.filter((call) => canHaveHappened(call, known)), initial, step, textOf };

  function step(state: State, call: Call): State | undefined {
    const { answer } = call;
    const given = answer === undefined ? givenOf(call, known) : givenIn(answer);
    const { state: next, answer: right } = apply(state, call.request, given);
    if (answer === undefined) return right.status < 300 ? next : undefined;
    return isSame(answer, right) ? next : undefined;
  }
}

function textOf(state: State): string {
  return JSON.stringify(state);
}

function isSame(answer: Answer, right: Answer): boolean {
  if (answer.status !== right.status || answer.replayed !== right.replayed) return false;
  if (right.rules !== undefined && String(answer.rules) !== String(right.rules)) return false;
  return canonical(answer.seen) === canonical(right.seen);
}

// Order of members is no difference.
function canonical(seen: unknown): string {
  return JSON.stringify(seen, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

function givenIn({ seen }: Answer): Given {
  if (typeof seen === "number") return { id: seen };
  return (seen ?? {}) as Given;
}

// A document that nobody ever saw was not stored: only who has seen it can have deleted it.
function canHaveHappened({ request, answer }: Call, known: ReadonlyMap<number, Given>): boolean {
  return answer !== undefined || !("tag" in request) || known.has(request.tag);
}

function givenOf({ request }: Call, known: ReadonlyMap<number, Given>): Given {
  return "tag" in request ? (known.get(request.tag) ?? {}) : {};
}

function documentsSeen(calls: readonly Call[]): ReadonlyMap<number, Given> {
  const seen = calls.flatMap(({ answer }) => answer?.seen ?? []).flat() as Partial<DocumentState>[];
  const tagged = seen.filter((one) => typeof one === "object" && one.tag !== undefined);
  return new Map(tagged.map((one) => [one.tag ?? 0, one as Given]));
}

function faultsOf({ verdict, order }: Found<Call>, calls: readonly Call[]): string[] {
  if (verdict === "order") return [];
  const placed = new Set(order);
  const left = calls.filter((call) => !placed.has(call)).slice(0, SHOWN);
  const lines = (some: readonly Call[]) => some.map(lineOf).join("\n    ");
  const placedLines = lines(order.slice(-SHOWN));
  return [
    `${verdict} of ${calls.length} calls; after\n    ${placedLines}\n  not\n    ${lines(left)}`,
  ];
}

function lineOf({ client, from, to, request, answer }: Call): string {
  return `${from}–${to} client ${client}: ${JSON.stringify(request)} → ${JSON.stringify(answer)}`;
}
