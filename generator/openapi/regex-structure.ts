/** Whether a set of characters contains a code point. */
export type Matches = (code: number) => boolean;

/** Whether an assertion holds between two code points; `undefined` stands for the start or the end of the text. */
export type Guard = (before: number | undefined, after: number | undefined) => boolean;

/** One part of a regular expression: a set of characters, a group, a repetition, or an assertion. */
export type Part =
  | { kind: "set"; matches: Matches }
  | { kind: "group"; branches: Part[][] }
  | { kind: "repeat"; part: Part; least: number; most: number }
  | Assertion;

/** If not exact, `holds` also returns true in some places where the assertion does not hold. */
interface Assertion {
  kind: "assertion";
  holds: Guard;
  isExact: boolean;
}

/** The alternatives of a regular expression, and all sets of characters that it distinguishes. */
export interface Regex {
  branches: Part[][];
  /** The alternatives of each lookaround. The engine matches each lookaround like a separate regular expression. */
  lookarounds: Part[][][];
  sets: Matches[];
}

/** The structure of a valid regular expression; undefined for unsupported syntax. */
export function readRegex(source: string): Regex | undefined {
  const reader = new Reader(source);
  try {
    const branches = reader.branches();
    const { lookarounds, sets } = reader;
    return reader.done ? { branches, lookarounds, sets: [...sets.values()] } : undefined;
  } catch {
    return undefined;
  }
}

const edges: Readonly<Record<string, Guard>> = {
  "^": (before) => before === undefined,
  $: (_before, after) => after === undefined,
  "\\b": (before, after) => isWord(before) !== isWord(after),
  "\\B": (before, after) => isWord(before) === isWord(after),
};

function isWord(code: number | undefined): boolean {
  return code !== undefined && /^\w$/.test(String.fromCodePoint(code));
}

class Reader {
  readonly sets = new Map<string, Matches>([["\\w", isWord]]);
  readonly lookarounds: Part[][][] = [];
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get done(): boolean {
    return this.#at >= this.#source.length;
  }

  branches(): Part[][] {
    const branches: Part[][] = [[]];
    while (!this.done && this.#peek() !== ")") {
      if (this.#take("|")) branches.push([]);
      else branches.at(-1)?.push(this.#quantified(this.#atom()));
    }
    return branches;
  }

  #peek(): string {
    return this.#source[this.#at] ?? "";
  }

  #take(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#source);
    if (match !== null) this.#at += match[0].length;
    return match;
  }

  #atom(): Part {
    const edge = edges[this.#match(/\^|\$|\\[bB]/y)?.[0] ?? ""];
    if (edge !== undefined) return { kind: "assertion", holds: edge, isExact: true };
    if (this.#take("(")) {
      const look = this.#match(/\?(<?)([=!])/y);
      if (look === null) this.#match(/\?(?::|<[^>]+>)/y);
      const branches = this.branches();
      if (!this.#take(")")) throw new Error("a group without an end");
      if (look === null) return { kind: "group", branches };
      this.lookarounds.push(branches);
      return lookaround(branches, look[1] === "<", look[2] === "!");
    }
    if (this.#match(/\\[1-9k]/y) !== null) throw new Error("a reference to a group");
    return { kind: "set", matches: this.#set() };
  }

  /** Reads a class, an escape or one character. The result tests a character with the engine's own `RegExp`. */
  #set(): Matches {
    const match = this.#match(
      /\[(?:[^\]\\]|\\[\s\S])*\]|\\(?:u\{[^}]*\}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|[pP]\{[^}]*\}|c[A-Za-z]|[\s\S])|[\s\S]/uy,
    );
    const text = match?.[0] ?? "";
    const known = this.sets.get(text);
    if (known !== undefined) return known;
    const one = new RegExp(`^(?:${text})$`, "u");
    const set: Matches = (code) => one.test(String.fromCodePoint(code));
    this.sets.set(text, set);
    return set;
  }

  #quantified(part: Part): Part {
    const match = this.#match(/([*+?]|\{(\d+)(,(\d*))?\})\??/y);
    if (match === null) return part;
    const [, sign = "", low, comma, high] = match;
    if (sign === "*") return { kind: "repeat", part, least: 0, most: Number.POSITIVE_INFINITY };
    if (sign === "+") return { kind: "repeat", part, least: 1, most: Number.POSITIVE_INFINITY };
    if (sign === "?") return { kind: "repeat", part, least: 0, most: 1 };
    const least = Number(low);
    const open = comma !== undefined && high === "";
    return {
      kind: "repeat",
      part,
      least,
      most: open ? Number.POSITIVE_INFINITY : Number(high ?? low),
    };
  }
}

/**
 * The assertion of a lookaround. It is exact if each alternative is one set or one exact assertion. Otherwise, a
 * negative lookaround always holds. A positive lookaround tests one part of each alternative: the first part, or the
 * last part in a lookbehind. It also holds if an alternative is empty, or if the tested part is a group or a repetition.
 */
function lookaround(branches: Part[][], isBehind: boolean, isNegative: boolean): Assertion {
  const isExact = branches.every(([part, ...more]) => {
    const isTested = part?.kind === "set" || (part?.kind === "assertion" && part.isExact);
    return isTested && more.length === 0;
  });
  if (isNegative && !isExact) return { kind: "assertion", holds: () => true, isExact };
  const nearest = branches.map((branch) => branch.at(isBehind ? -1 : 0));
  const holds: Guard = (before, after) => {
    const code = isBehind ? before : after;
    const fits = (part: Part | undefined) => {
      if (part?.kind === "set") return code !== undefined && part.matches(code);
      return part?.kind === "assertion" ? part.holds(before, after) : undefined;
    };
    const found = nearest.map(fits);
    return found.includes(undefined) || found.includes(true) !== isNegative;
  };
  return { kind: "assertion", holds, isExact };
}
