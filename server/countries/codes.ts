/** An authority's code for a value that bodies have. */
export interface Code {
  readonly code: string;
  /** The word that people read. */
  readonly title: string;
}

/** The codes of one kind by the values that bodies have, e.g. currencies by `currency_id`. */
export interface CodeList {
  /** The value whose code stands for an unknown one. */
  readonly default: string;
  /** Address of the authority's own list. */
  readonly source?: string;
  readonly codes: Readonly<Record<string, Code>>;
}

/** A code that was looked up. */
export interface FoundCode extends Code {
  /** Whether the default stands for a value that the list does not have. */
  readonly isDefault: boolean;
}

/** The code of a value; the list's default for an unknown or a missing one. */
export function findCode(list: CodeList, value: string | number | undefined): FoundCode {
  const found = listed(list, value);
  if (found !== undefined) return { ...found, isDefault: false };
  const standard = list.codes[list.default];
  if (standard === undefined) throw new Error("A list of codes has no default.");
  return { ...standard, isDefault: true };
}

/** The word that people read for a value; an unknown value stays as it is. */
export function titleOf(list: CodeList, value: string | number | undefined): string | undefined {
  return listed(list, value)?.title ?? value?.toString();
}

/** A value with the word that people read, such as "10 Efectivo"; an unknown value stays as it is. */
export function titled(list: CodeList, value: string | number | undefined): string | undefined {
  const found = listed(list, value);
  return found === undefined ? value?.toString() : `${found.code} ${found.title}`;
}

/** Whether an unknown value differs from a listed one only in case or accents. */
export function isMisspelt(list: CodeList, value: string | undefined): boolean {
  if (value === undefined || value.length > MOST_LETTERS) return false;
  return listed(list, value) === undefined && plainValues(list).has(plain(value));
}

// No list has a longer value.
const MOST_LETTERS = 100;
const plainValuesOf = new WeakMap<CodeList, ReadonlySet<string>>();

function plainValues(list: CodeList): ReadonlySet<string> {
  const known = plainValuesOf.get(list) ?? new Set(Object.keys(list.codes).map(plain));
  plainValuesOf.set(list, known);
  return known;
}

function listed({ codes }: CodeList, value: string | number | undefined): Code | undefined {
  const sent = value === undefined ? "" : String(value).trim();
  return Object.hasOwn(codes, sent) ? codes[sent] : undefined;
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
}
