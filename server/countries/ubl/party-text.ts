import { findAll, textOf } from "../../xml/find.ts";
import type { XmlElement } from "../../xml/xml.ts";

/**
 * Finds a party in `root`, the first `holder` element in the party, and the first `child` element in the holder.
 * Returns the text of the child; undefined if one of the three elements is missing. The party is the first element
 * named `parties[0]`; if there is none, the first element named `parties[1]`, and so on.
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
