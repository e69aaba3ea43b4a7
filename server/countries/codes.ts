/** A code of the interface, or of its caller, as an authority writes it. */
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
  /** The value of the list that differs from the sent one in case or accents alone. */
  readonly meant?: string;
}

/** The code of a value; the list's default for an unknown or a missing one. */
export function findCode(list: CodeList, value: string | number | undefined): FoundCode {
  const sent = value === undefined ? undefined : String(value);
  const found =
    sent === undefined || !Object.hasOwn(list.codes, sent) ? undefined : list.codes[sent];
  if (found !== undefined) return { ...found, isDefault: false };
  const standard = list.codes[list.default];
  if (standard === undefined) throw new Error("A list of codes has no default.");
  const meant = sent === undefined ? undefined : plainCodes(list).get(plain(sent));
  return { ...standard, isDefault: true, ...(meant !== undefined && { meant }) };
}

const plainCodesOf = new WeakMap<CodeList, ReadonlyMap<string, string>>();

// The first of several values that are alike.
function plainCodes(list: CodeList): ReadonlyMap<string, string> {
  const known = plainCodesOf.get(list);
  if (known !== undefined) return known;
  const values = Object.keys(list.codes).reverse();
  const made = new Map(values.map((value) => [plain(value), value]));
  plainCodesOf.set(list, made);
  return made;
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
