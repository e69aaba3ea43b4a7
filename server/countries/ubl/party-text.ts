import { findAll, textOf } from "../../xml/find.ts";
import type { XmlElement } from "../../xml/xml.ts";

/**
 * Returns the text of the element `child` in the first element `holder` of a party; undefined if any is missing.
 * `parties` lists element names by preference. The party is the first element with the first name found in `root`.
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
