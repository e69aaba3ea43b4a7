/** One part of a regular expression: a set of characters, a group, a repetition, or an assertion (`other`). */
export type Part =
  | { kind: "set"; matches(code: number): boolean }
  | { kind: "group"; branches: Part[][] }
  | { kind: "repeat"; part: Part; least: number; most: number }
  | { kind: "other" };

/** The alternatives of a valid regular expression, as lists of parts; undefined for unsupported syntax. */
export function readRegex(source: string): Part[][] | undefined {
  const reader = new Reader(source);
  try {
    const branches = reader.branches();
    return reader.done ? branches : undefined;
  } catch {
    return undefined;
  }
}

class Reader {
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
    if (this.#match(/\^|\$|\\[bB]/y) !== null) return { kind: "other" };
    if (this.#take("(")) {
      const look = this.#match(/\?(?:=|!|<=|<!)/y) !== null;
      if (!look) this.#match(/\?(?::|<[^>]+>)/y);
      const branches = this.branches();
      if (!this.#take(")")) throw new Error("a group without an end");
      return look ? { kind: "other" } : { kind: "group", branches };
    }
    if (this.#match(/\\[1-9k]/y) !== null) throw new Error("a reference to a group");
    return { kind: "set", matches: this.#set() };
  }

  /** Reads a class, an escape or one character. The result tests a character with the engine's own `RegExp`. */
  #set(): (code: number) => boolean {
    const match = this.#match(
      /\[(?:[^\]\\]|\\[\s\S])*\]|\\(?:u\{[^}]*\}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|[pP]\{[^}]*\}|c[A-Za-z]|[\s\S])|[\s\S]/uy,
    );
    const one = new RegExp(`^(?:${match?.[0] ?? ""})$`, "u");
    return (code) => one.test(String.fromCodePoint(code));
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
