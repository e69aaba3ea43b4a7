import { findAll, textOf } from "../../xml/find.ts";
import type { XmlElement } from "../../xml/xml.ts";

/** A text of a party in a UBL file: the `child` of the first `holder` in the first party of these names; undefined if any is missing. */
export function partyText(
  root: XmlElement,
  parties: readonly string[],
  holder: string,
  child: string,
): string | undefined {
  const [party] = parties.flatMap((name) => findAll(root, name).slice(0, 1));
  const [found] = party === undefined ? [] : findAll(party, holder);
  return found && textOf(found, child);
}
