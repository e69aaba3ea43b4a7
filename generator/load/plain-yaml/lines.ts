import type { Json } from "../../openapi/pointer.ts";

/** Thrown for syntax that the plain reader does not support. */
export class NotPlain extends Error {}

const blank = / *(?:#.*)?\n/y;
const spaces = / */y;
const end = / *(?:(?<= )#.*)?\n/y;
const rest = /.*/y;

/** For each map or list, the offset of each member's key or of each item. */
export type Places = Map<Json, Map<string, number>>;

/** A text that is read token by token; it must end with a line end. */
export class Lines {
  readonly text: string;
  /** Where the next token begins. */
  at = 0;
  /** The column of the first token of this line, or of the token behind a dash; -1 after the last line. */
  indent = -1;
  /** The values that have anchors, by anchor; `aliases` counts the aliases. */
  readonly anchors = new Map<string, Json>();
  aliases = 0;
  readonly #places: Places | undefined;

  constructor(text: string, places?: Places) {
    this.text = text;
    this.#places = places;
    this.goTo(0);
  }

  /** Records the offset of a member or an item in `places`, if it was given. */
  note(holder: Json, name: string | number, at: number): void {
    if (this.#places === undefined) return;
    const known = this.#places.get(holder) ?? new Map();
    this.#places.set(holder, known.set(String(name), at));
  }

  /** Whether a sticky expression matches here. */
  meets(token: RegExp): boolean {
    token.lastIndex = this.at;
    return token.test(this.text);
  }

  /** Takes a token that must be here. @throws NotPlain */
  take(token: RegExp): RegExpExecArray {
    token.lastIndex = this.at;
    const found = token.exec(this.text);
    if (found === null) throw new NotPlain();
    this.at = token.lastIndex;
    return found;
  }

  /** Takes the rest of this line. */
  takeRest(): string {
    return this.take(rest)[0];
  }

  /** Whether the rest of this line is empty or a comment. */
  isAtEnd(): boolean {
    return this.meets(end);
  }

  /** Goes to the first token of a later line; returns whether that is the very next line. */
  next(): boolean {
    return this.goTo(this.text.indexOf("\n", this.at) + 1);
  }

  /** Goes to the first token at or after the start of a line; returns whether that line holds it. */
  goTo(start: number): boolean {
    this.at = start;
    while (this.meets(blank)) this.at = blank.lastIndex;
    const isHere = this.at === start;
    const [indentation] = this.take(spaces);
    this.indent = this.at < this.text.length ? indentation.length : -1;
    return isHere;
  }

  /** Makes this column the indentation, as if the rest of the line stood on a line of its own. */
  indentHere(): void {
    this.indent = this.at - this.text.lastIndexOf("\n", this.at - 1) - 1;
  }
}
