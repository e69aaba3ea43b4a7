import { warning } from "../../generated/rules.js";
import type { Warning } from "../../generated/types/models.d.ts";
import { type CodeList, findCode, isMisspelt } from "./codes.ts";

/** A member with a code, and the list of its valid codes. */
export interface CodePlace {
  readonly list: CodeList;
  readonly value: string | undefined;
  readonly pointer: string;
}

/** The lines of a request body; only the members that contain codes. */
export interface CodedBody {
  readonly details?: readonly {
    readonly unit_measure?: string;
    readonly taxes?: readonly { readonly tax_type_id: string }[];
  }[];
}

/** Lists of the valid codes for the units and the taxes of lines. */
export interface LineCodes {
  /** Absent if the argument `places` of `codeWarnings` contains the units, or if the native file has no unit codes. */
  readonly units?: CodeList;
  readonly taxes: CodeList;
}

// The same maximum as for the validation errors of a body.
const MOST_WARNINGS = 100;

/** Warns of codes in the lines and `places` that differ from a listed code only in case or accents; at most 100. */
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
    if (units) check({ list: units, value: line.unit_measure, pointer: `${at}/unit_measure` });
    for (const [place, tax] of (line.taxes ?? []).entries()) {
      const pointer = `${at}/taxes/${place}/tax_type_id`;
      check({ list: taxes, value: tax.tax_type_id, pointer });
    }
  }
  return warnings;
}

/**
 * Pointers to lines' unlisted tax codes. In the native file, each such code becomes the list's default, or its tax is
 * omitted.
 */
export function defaultTaxes({ details = [] }: CodedBody, list: CodeList): readonly string[] {
  return details.flatMap(({ taxes = [] }, index) =>
    taxes.flatMap(({ tax_type_id: id }, place) =>
      findCode(list, id).isDefault ? [`/details/${index}/taxes/${place}/tax_type_id`] : [],
    ),
  );
}
