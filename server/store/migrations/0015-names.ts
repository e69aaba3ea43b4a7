import { fillSearch } from "./0014-search.ts";
import type { MigrationStep } from "./migration.ts";

// A character after the Unicode block Armenian. Before this migration, `foldName` removed the vowels of some scripts.
// All these scripts begin after Armenian.
const OTHER_SCRIPTS = /[^\0-\u{58f}]/u;

/** Folds receiver names again if they match `OTHER_SCRIPTS`, because `foldName` now keeps more vowels. */
export function keepVowels(): readonly MigrationStep[] {
  return [(session) => fillSearch(session, (name) => OTHER_SCRIPTS.test(name ?? ""))];
}
