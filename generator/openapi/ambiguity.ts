import type { Automaton, Step } from "./regex-automaton.ts";

/** The maximum number of steps in one call of `repeatedText`. A call that needs more steps returns undefined. */
const mostSteps = 500_000;
/** The maximum number of endings in one call of `canFail`. A call that finds more endings returns false. */
const mostEnds = 200;

/**
 * A text that an automaton can match in several ways inside a loop. If the text is repeated and the match then
 * fails, each repetition can double the time. Undefined if no such text is found. `letters`: the characters that the
 * text may contain.
 */
export function repeatedText(automaton: Automaton, letters: readonly number[]): string | undefined {
  const search = new Search(automaton, letters);
  for (const state of search.reached()) {
    for (const allowed of [[state.letter], letters]) {
      const round = search.splitRound(state, allowed);
      if (round === undefined) continue;
      if (search.canFail(state, [...round, ...round, ...round])) {
        return String.fromCodePoint(...round);
      }
    }
  }
  return undefined;
}

/**
 * A position of the automaton to which a text leads. `letter`: the text's last character. `before`: the
 * previous state.
 */
interface State {
  at: number;
  letter: number;
  before: State | undefined;
}

/** Two positions to which one text leads in two ways. */
interface Pair {
  one: number;
  other: number;
  letter: number;
  before: Pair | undefined;
}

/**
 * All positions to which one text leads, and the text's last character. For an empty text, `positions` is
 * `[undefined]`, and `letter` is undefined.
 */
interface Reached {
  positions: readonly (number | undefined)[];
  letter: number | undefined;
}

class Search {
  readonly #automaton: Automaton;
  readonly #letters: readonly number[];
  readonly #known = new Map<string, readonly number[]>();
  #steps = 0;

  constructor(automaton: Automaton, letters: readonly number[]) {
    this.#automaton = automaton;
    this.#letters = letters;
  }

  /** Every position with each character that it matches, and a shortest text that leads there. */
  *reached(): Generator<State> {
    const found = new Map<string, State>();
    const add = (from?: State) => {
      for (const letter of this.#letters) {
        for (const at of this.#after(from?.at, from?.letter, letter)) {
          const key = `${at} ${letter}`;
          if (!found.has(key)) found.set(key, { at, letter, before: from });
        }
      }
    };
    add();
    for (const state of found.values()) {
      yield state;
      if (this.#isOver()) return;
      add(state);
    }
  }

  /**
   * A text of `letters` that leads from a state back to the same state in two ways. Both ways stay in one loop.
   * Neither way passes a position for which `#isMatch` returns true.
   */
  splitRound({ at, letter }: State, letters: readonly number[]): number[] | undefined {
    const loop = this.#automaton.loops[at];
    if (loop === undefined || this.#isMatch(at, letter)) return undefined;
    const found = new Map<string, Pair>();
    const add = (one: number, other: number, next: number, before?: Pair) => {
      const key = `${Math.min(one, other)} ${Math.max(one, other)} ${next}`;
      if (!found.has(key)) found.set(key, { one, other, letter: next, before });
    };
    const inside = (from: number, before: number, next: number) =>
      this.#after(from, before, next).filter(
        (to) => this.#automaton.loops[to] === loop && !this.#isMatch(to, next),
      );
    for (const next of letters) {
      const ways = inside(at, letter, next);
      for (const [index, one] of ways.entries()) {
        for (const other of ways.slice(index + 1)) add(one, other, next);
      }
    }
    for (const pair of found.values()) {
      if (pair.one === at && pair.other === at && pair.letter === letter) return textOf(pair);
      if (this.#isOver()) return undefined;
      for (const next of letters) {
        const others = inside(pair.other, pair.letter, next);
        for (const one of others.length === 0 ? [] : inside(pair.one, pair.letter, next)) {
          for (const other of others) add(one, other, next, pair);
        }
      }
    }
    return undefined;
  }

  /** Whether a text of three parts can fail to match: a text that leads to `state`, then `rounds`, then some end. */
  canFail(state: State, rounds: readonly number[]): boolean {
    const passed = [undefined, ...statesOf(state).map(({ at }) => at)];
    let reached: Reached = { positions: [undefined], letter: undefined };
    for (const [index, next] of [...textOf(state), ...rounds].entries()) {
      // A match that ends on the path to `state` does not count: the regex engine tries all rounds before it accepts
      // such a match.
      const positions = reached.positions.filter((at) => at !== passed[index]);
      if (this.#matches({ ...reached, positions }, next)) return false;
      reached = this.#advance(reached, next);
    }
    const ends = new Map([[keyOf(reached), reached]]);
    for (const end of ends.values()) {
      if (!this.#matches(end, undefined)) return true;
      if (ends.size > mostEnds) return false;
      for (const next of this.#letters.filter((one) => !this.#matches(end, one))) {
        const after = this.#advance(end, next);
        if (!ends.has(keyOf(after))) ends.set(keyOf(after), after);
      }
    }
    return false;
  }

  /** Counts the steps from one state or pair. Returns whether the searches have made too many steps. */
  #isOver(): boolean {
    this.#steps += this.#letters.length;
    return this.#steps > mostSteps;
  }

  /** The next positions; a position occurs once for each way to it. `from` is undefined at the start. */
  #after(from: number | undefined, before: number | undefined, letter: number): readonly number[] {
    const key = `${from} ${before} ${letter}`;
    const { next, first, sets } = this.#automaton;
    const found =
      this.#known.get(key) ??
      (from === undefined ? first : (next[from] ?? []))
        .filter((step) => sets[step.to]?.(letter) && isFree(step, before, letter))
        .map(({ to }) => to);
    this.#known.set(key, found);
    return found;
  }

  /** Whether a match can end at a position, whatever follows: each character, or the end of the text. */
  #isMatch(at: number, letter: number): boolean {
    const reached = { positions: [at], letter };
    return [...this.#letters, undefined].every((next) => this.#matches(reached, next));
  }

  #matches({ positions, letter }: Reached, next: number | undefined): boolean {
    const ends = this.#automaton.last.filter(({ to }) => positions.includes(to));
    return ends.some((step) => isFree(step, letter, next));
  }

  #advance({ positions, letter }: Reached, next: number): Reached {
    const after = new Set(positions.flatMap((from) => this.#after(from, letter, next)));
    return { positions: [...after].sort((a, b) => a - b), letter: next };
  }
}

function keyOf({ positions, letter }: Reached): string {
  return `${letter}: ${positions}`;
}

function isFree(
  { guards }: Pick<Step, "guards">,
  before: number | undefined,
  after: number | undefined,
): boolean {
  return guards.every((holds) => holds(before, after));
}

function textOf(end: State | Pair): number[] {
  return statesOf(end).map(({ letter }) => letter);
}

/** All states of a path, from the first to `end`. */
function statesOf<S extends { before: S | undefined }>(end: S): S[] {
  const states: S[] = [];
  for (let state: S | undefined = end; state !== undefined; state = state.before) {
    states.unshift(state);
  }
  return states;
}
