import { findAll, textOf } from "../../xml/find.ts";
import type { XmlElement } from "../../xml/xml.ts";

/**
 * The text of `child` in the first `holder` of a party; undefined if party, holder or child is missing.
 * The party is the first element with the first name in `parties` that occurs in `root`.
 */
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
