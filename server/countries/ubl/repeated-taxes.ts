import { type CodeList, findCode } from "../codes.ts";
import type { NativeDocument } from "../native.ts";

/** Pointers of taxes that the native file omits, because an earlier tax of the same document line has the same kind. */
export function repeatedTaxes(
  { details }: NativeDocument,
  list: CodeList,
  kindOf: (code: string) => string = (code) => code,
): readonly string[] {
  return details.flatMap(({ taxes = [] }, index) => {
    const kinds = taxes.map(({ tax_type_id: id }) => {
      const { code, isDefault } = findCode(list, id);
      return isDefault ? undefined : kindOf(code);
    });
    return kinds.flatMap((kind, place) =>
      kind === undefined || kinds.indexOf(kind) === place
        ? []
        : [`/details/${index}/taxes/${place}`],
    );
  });
}
