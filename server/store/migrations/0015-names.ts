import { fillSearch } from "./0014-search.ts";
import type { MigrationStep } from "./migration.ts";

// A character outside the Latin, Greek, Cyrillic and Armenian scripts. In these four, `foldName` never removed vowels.
const OTHER_SCRIPTS = /[^\0-\u{58f}]/u;

/** Folds again each receiver name with a character of another script, because `foldName` now keeps more vowels. */
export function keepVowels(): readonly MigrationStep[] {
  return [(session) => fillSearch(session, (name) => OTHER_SCRIPTS.test(name ?? ""))];
}
