import type { Guard, Matches, Part } from "./regex-structure.ts";

/** A repetition whose maximum is at least this number counts as unbounded, except `{n}` inside such a repetition. */
const many = 30;

/** The maximum number of steps of an automaton. Larger expressions are not supported. */
const mostSteps = 20_000;

/** One way to the position `to`, and the assertions that must hold on this way. */
export interface Step {
  to: number;
  guards: readonly Guard[];
}

/**
 * A regular expression as positions, one for each occurrence of a set of characters. A bounded repetition has copies of
 * its positions, one for each round. Two equal steps from one position mean that the engine can match the same text in
 * two ways.
 */
export interface Automaton {
  sets: readonly Matches[];
  /** By position: the steps to the next positions. */
  next: readonly (readonly Step[])[];
  /** By position: the first position of the outermost loop (unbounded repetition) that contains it, or undefined. */
  loops: readonly (number | undefined)[];
  first: readonly Step[];
  /** The steps to the end. Here `to` is the last position of the match; undefined for an empty match. */
  last: readonly (Omit<Step, "to"> & { to: number | undefined })[];
}

/** The automaton of a regular expression; undefined if the automaton is too large. */
export function automatonOf(branches: readonly Part[][]): Automaton | undefined {
  try {
    const builder = new Builder();
    const { first, last, empty } = builder.group(branches);
    const { sets, next, loops } = builder;
    const none = empty.map((guards) => ({ to: undefined, guards }));
    return { sets, next, loops, first, last: [...last, ...none] };
  } catch {
    return undefined;
  }
}

/** The steps into and out of a part, and the assertions of each way to match the empty text. */
interface Fragment {
  first: readonly Step[];
  last: readonly Step[];
  empty: readonly (readonly Guard[])[];
}

const nothing: Fragment = { first: [], last: [], empty: [[]] };

class Builder {
  readonly sets: Matches[] = [];
  readonly next: Step[][] = [];
  readonly loops: (number | undefined)[] = [];
  /** The first position of the outermost loop around the current part. */
  #loop: number | undefined;
  #steps = 0;

  group(branches: readonly Part[][]): Fragment {
    return branches.map((branch) => this.#sequence(branch)).reduce(either);
  }

  #sequence(parts: readonly Part[]): Fragment {
    return parts.reduce((made, part) => this.#join(made, this.#part(part)), nothing);
  }

  #part(part: Part): Fragment {
    this.#count(1);
    if (part.kind === "assertion") return { first: [], last: [], empty: [[part.holds]] };
    if (part.kind === "repeat") return this.#repeat(part);
    if (part.kind === "group") return this.group(part.branches);
    const here = [{ to: this.sets.push(part.matches) - 1, guards: [] }];
    this.next.push([]);
    this.loops.push(this.#loop);
    return { first: here, last: here, empty: [] };
  }

  #repeat({ part, least, most }: Part & { kind: "repeat" }): Fragment {
    // Inside a loop, a fixed number of rounds becomes copies. With `{40}` as a loop, `(a{40})*` would seem ambiguous.
    const isLoop = most >= many && (least < most || this.#loop === undefined);
    if (isLoop) return this.#looped(part, least);
    let made = nothing;
    // From the last copy to the first: `x{0,3}` is `(x(x(x)?)?)?`.
    for (let count = least; count < most; count++) {
      made = either(this.#join(present(this.#part(part)), made), nothing);
    }
    return this.#join(this.#copies(part, least), made);
  }

  #copies(part: Part, count: number): Fragment {
    return this.#sequence(Array.from({ length: Math.min(count, mostSteps) }, () => part));
  }

  #looped(part: Part, least: number): Fragment {
    const outer = this.#loop;
    this.#loop ??= this.sets.length;
    const round = this.#part(part);
    this.#loop = outer;
    this.#connect(round.last, round.first);
    if (least > 0 && round.empty.length === 0) {
      return this.#join(this.#copies(part, least - 1), round);
    }
    return this.#join(this.#copies(part, least), either(present(round), nothing));
  }

  #join(a: Fragment, b: Fragment): Fragment {
    this.#connect(a.last, b.first);
    return {
      first: [...a.first, ...ways(b.first, a.empty)],
      last: [...b.last, ...ways(a.last, b.empty)],
      empty: a.empty.flatMap((one) => b.empty.map((other) => [...one, ...other])).slice(0, 4),
    };
  }

  #connect(last: readonly Step[], first: readonly Step[]): void {
    this.#count(last.length * first.length + last.length + first.length);
    for (const from of last) {
      for (const { to, guards } of first) {
        this.next[from.to]?.push({ to, guards: [...from.guards, ...guards] });
      }
    }
  }

  #count(steps: number): void {
    this.#steps += steps;
    if (this.#steps > mostSteps) throw new Error("too many steps");
  }
}

/** Omits the ways to match the empty text, because in JavaScript an optional round cannot be empty. */
function present(fragment: Fragment): Fragment {
  return { ...fragment, empty: [] };
}

function either(a: Fragment, b: Fragment): Fragment {
  return {
    first: [...a.first, ...b.first],
    last: [...a.last, ...b.last],
    empty: [...a.empty, ...b.empty].slice(0, 4),
  };
}

function ways(steps: readonly Step[], empty: Fragment["empty"]): Step[] {
  return empty.flatMap((added) =>
    steps.map(({ to, guards }) => ({ to, guards: [...guards, ...added] })),
  );
}
