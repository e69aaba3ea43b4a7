import { warning } from "../../generated/rules.js";
import type { Warning } from "../../generated/types/models.d.ts";
import { type CodeList, findCode, isMisspelt } from "./codes.ts";

/** A member with a code, and the list that its code belongs to. */
export interface CodePlace {
  readonly list: CodeList;
  readonly value: string | undefined;
  readonly pointer: string;
}

/** The members of a body with codes that every country translates. */
export interface CodedBody {
  readonly details?: readonly {
    readonly unit_measure?: string;
    readonly taxes?: readonly { readonly tax_type_id: string }[];
  }[];
}

/** The lists of the codes in lines, which every country has. */
export interface LineCodes {
  readonly units: CodeList;
  readonly taxes: CodeList;
}

// A problem has at most this number of errors, too.
const MOST_WARNINGS = 100;

/** Warns of codes, in the lines and at `places`, that differ from a listed one only in case or accents; a default replaces them. */
export function codeWarnings(
  { details = [] }: CodedBody,
  { units, taxes }: LineCodes,
  places: readonly CodePlace[] = [],
): Warning[] {
  const warnings: Warning[] = [];
  const check = ({ list, value, pointer }: CodePlace) => {
    if (warnings.length < MOST_WARNINGS && isMisspelt(list, value)) {
      warnings.push(warning("native.code", pointer));
    }
  };
  for (const place of places) check(place);
  for (const [index, line] of details.entries()) {
    const at = `/details/${index}`;
    check({ list: units, value: line.unit_measure, pointer: `${at}/unit_measure` });
    for (const [place, tax] of (line.taxes ?? []).entries()) {
      const pointer = `${at}/taxes/${place}/tax_type_id`;
      check({ list: taxes, value: tax.tax_type_id, pointer });
    }
  }
  return warnings;
}

/** Pointers of the lines' tax codes that the list's default replaces. */
export function defaultTaxes({ details = [] }: CodedBody, list: CodeList): readonly string[] {
  return details.flatMap(({ taxes = [] }, index) =>
    taxes.flatMap(({ tax_type_id: id }, place) =>
      findCode(list, id).isDefault ? [`/details/${index}/taxes/${place}/tax_type_id`] : [],
    ),
  );
}
