/** An authority's code for a value of a request body. */
export interface Code {
  readonly code: string;
  /** The printed name. */
  readonly title: string;
}

/** The codes of one kind; the keys are values of request bodies, e.g. of `currency_id`. */
export interface CodeList {
  /** The value whose code applies to unlisted and missing values. */
  readonly default: string;
  /** Address of the authority's own list. */
  readonly source?: string;
  readonly codes: Readonly<Record<string, Code>>;
}

/** The result of `findCode`. */
export interface FoundCode extends Code {
  /** Whether the default replaces an unlisted or missing value. */
  readonly isDefault: boolean;
}

/** The code of a value; the list's default for an unlisted or missing value. */
export function findCode(list: CodeList, value: string | number | undefined): FoundCode {
  const found = listed(list, value);
  if (found !== undefined) return { ...found, isDefault: false };
  const standard = list.codes[list.default];
  if (standard === undefined) throw new Error("A list of codes has no default.");
  return { ...standard, isDefault: true };
}

/** The title of a value; for an unlisted value, the value as text. */
export function titleOf(list: CodeList, value: string | number | undefined): string | undefined {
  return listed(list, value)?.title ?? value?.toString();
}

/** The code and the title of a value, e.g. "10 Efectivo"; for an unlisted value, the value as text. */
export function titled(list: CodeList, value: string | number | undefined): string | undefined {
  const found = listed(list, value);
  return found === undefined ? value?.toString() : `${found.code} ${found.title}`;
}

/** Whether a value is unlisted, and differs from a listed value only in case or accents. */
export function isMisspelt(list: CodeList, value: string | undefined): boolean {
  if (value === undefined || value.length > MOST_LETTERS) return false;
  return listed(list, value) === undefined && plainValues(list).has(plain(value));
}

// No list contains a longer value.
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
