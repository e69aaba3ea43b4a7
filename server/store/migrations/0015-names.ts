import { fillSearch } from "./0014-search.ts";
import type { MigrationStep } from "./migration.ts";

// Earlier versions removed the vowels of these scripts. Latin, Greek, Cyrillic and Armenian names are unchanged.
const OTHER_SCRIPTS = /[^\0-\u{58f}]/u;

/** Folds the names of other scripts again, for `foldName` keeps their vowels now. */
export function keepVowels(): readonly MigrationStep[] {
  return [(session) => fillSearch(session, (name) => OTHER_SCRIPTS.test(name ?? ""))];
}
