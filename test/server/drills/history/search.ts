/** The input of a search for an order of calls. Each call takes effect between its start and its end. */
export interface Puzzle<Call extends Span, State> {
  readonly calls: readonly Call[];
  readonly initial: State;
  /** The state after `call`; undefined if the call's response is not correct in `state`. */
  step(state: State, call: Call): State | undefined;
  /** A text of the state; equal texts must mean equal states. */
  textOf(state: State): string;
}

/**
 * A call's positions in the sequence of all starts and ends. `to` is Infinity if the call got no response: it may take
 * effect at any later time, or never.
 */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The result of a search. */
export interface Found<Call> {
  readonly verdict: "order" | "no order" | "undecided";
  /** The order that the search found. If it found none: the longest sequence of calls with correct responses. */
  readonly order: readonly Call[];
  readonly steps: number;
}

interface Node<Call> {
  readonly call: Call;
  readonly bit: bigint;
  readonly isEnd: boolean;
  end?: Node<Call>;
  before?: Node<Call> | undefined;
  after?: Node<Call> | undefined;
}

const STEPS_BETWEEN_LOOKS = 256;

/**
 * Searches for an order in which every response is correct. Uses Wing and Gong's algorithm with Lowe's state cache.
 * `patienceMs` limits the processor time.
 */
export function findOrder<Call extends Span, State>(
  { calls, initial, step, textOf }: Puzzle<Call, State>,
  patienceMs: number,
): Found<Call> {
  const head = link(calls);
  const start = process.cpuUsage();
  const isOver = () => processorMs(start) > patienceMs;
  const tried = new Set<string>();
  const placed: { readonly node: Node<Call>; readonly state: State; readonly bits: bigint }[] = [];
  let longest: readonly Call[] = [];
  let [state, bits, steps] = [initial, 0n, 0];
  let node = head.after;
  const order = () => placed.map((one) => one.node.call);
  while (isAnyToEnd(head)) {
    if (++steps % STEPS_BETWEEN_LOOKS === 0 && isOver()) {
      return { verdict: "undecided", order: longest, steps };
    }
    if (node !== undefined && !node.isEnd) {
      const next = step(state, node.call);
      const after = bits | node.bit;
      if (next !== undefined && isNew(tried, `${after.toString(36)} ${textOf(next)}`)) {
        placed.push({ node, state, bits });
        if (placed.length > longest.length) longest = order();
        take(node);
        [state, bits] = [next, after];
        node = head.after;
      } else {
        node = node.after;
      }
      continue;
    }
    // No call can be placed next, so the search removes the last placed call and tries another call.
    const last = placed.pop();
    if (last === undefined) return { verdict: "no order", order: longest, steps };
    putBack(last.node);
    ({ state, bits } = last);
    node = last.node.after;
  }
  return { verdict: "order", order: order(), steps };
}

function isNew(tried: Set<string>, text: string): boolean {
  const { size } = tried;
  return tried.add(text).size > size;
}

/** The processor time of this process since `start`, in milliseconds. */
function processorMs(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function link<Call extends Span>(calls: readonly Call[]): Node<Call> {
  const moments = calls.flatMap((call, index) => {
    const bit = 1n << BigInt(index);
    const begin: Node<Call> = { call, bit, isEnd: false };
    if (call.to === Number.POSITIVE_INFINITY) return [{ at: call.from, node: begin }];
    const end: Node<Call> = { call, bit, isEnd: true };
    begin.end = end;
    return [
      { at: call.from, node: begin },
      { at: call.to, node: end },
    ];
  });
  moments.sort((one, other) => one.at - other.at);
  const head = {} as Node<Call>;
  let last = head;
  for (const { node } of moments) {
    last.after = node;
    node.before = last;
    last = node;
  }
  return head;
}

// Whether the search must still place a call. Calls without an end are optional.
function isAnyToEnd<Call>(head: Node<Call>): boolean {
  let node = head.after;
  while (node !== undefined && !node.isEnd && node.end === undefined) node = node.after;
  return node !== undefined;
}

function take<Call>(node: Node<Call>): void {
  unlink(node);
  if (node.end !== undefined) unlink(node.end);
}

function putBack<Call>(node: Node<Call>): void {
  if (node.end !== undefined) relink(node.end);
  relink(node);
}

function unlink<Call>(node: Node<Call>): void {
  if (node.before !== undefined) node.before.after = node.after;
  if (node.after !== undefined) node.after.before = node.before;
}

function relink<Call>(node: Node<Call>): void {
  if (node.before !== undefined) node.before.after = node;
  if (node.after !== undefined) node.after.before = node;
}
