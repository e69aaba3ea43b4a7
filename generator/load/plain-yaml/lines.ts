import type { Json } from "../../openapi/pointer.ts";

/** Thrown for syntax that the plain reader does not support. */
export class NotPlain extends Error {}

const blank = / *(?:#.*)?\n/y;
const spaces = / */y;
const end = / *(?:(?<= )#.*)?\n/y;
const rest = /.*/y;

/** For each map, the offset of each key; for each list, the offset of each item. */
export type Places = Map<Json, Map<string, number>>;

/** A text that is read token by token. The text must end with a line end. */
export class Lines {
  readonly text: string;
  /** The offset of the next token. */
  at = 0;
  /** The column of the first token of this line, or of the token after a dash. -1 after the last line. */
  indent = -1;
  /** The values with an anchor, by the anchor's name. `aliases` counts the aliases. */
  readonly anchors = new Map<string, Json>();
  aliases = 0;
  readonly #places: Places | undefined;

  constructor(text: string, places?: Places) {
    this.text = text;
    this.#places = places;
    this.goTo(0);
  }

  /** Records the offset of a member or an item, if the constructor received `places`. */
  note(holder: Json, name: string | number, at: number): void {
    if (this.#places === undefined) return;
    const known = this.#places.get(holder) ?? new Map();
    this.#places.set(holder, known.set(String(name), at));
  }

  /** Whether a sticky regular expression matches at the offset `at`. */
  meets(token: RegExp): boolean {
    token.lastIndex = this.at;
    return token.test(this.text);
  }

  /** Consumes the token at the offset `at`. @throws NotPlain if `token` does not match */
  take(token: RegExp): RegExpExecArray {
    token.lastIndex = this.at;
    const found = token.exec(this.text);
    if (found === null) throw new NotPlain();
    this.at = token.lastIndex;
    return found;
  }

  /** Consumes the rest of this line, without the line end. */
  takeRest(): string {
    return this.take(rest)[0];
  }

  /** Whether the rest of this line is empty or a comment. */
  isAtEnd(): boolean {
    return this.meets(end);
  }

  /** Moves to the first token after this line. Returns whether the next line contains that token. */
  next(): boolean {
    return this.goTo(this.text.indexOf("\n", this.at) + 1);
  }

  /** Moves to the first token at or after `start`, where a line begins. Returns whether the token is on that line. */
  goTo(start: number): boolean {
    this.at = start;
    while (this.meets(blank)) this.at = blank.lastIndex;
    const isHere = this.at === start;
    const [indentation] = this.take(spaces);
    this.indent = this.at < this.text.length ? indentation.length : -1;
    return isHere;
  }

  /** Sets the indentation to the current column, as if the rest of the line were a line of its own. */
  indentHere(): void {
    this.indent = this.at - this.text.lastIndexOf("\n", this.at - 1) - 1;
  }
}
