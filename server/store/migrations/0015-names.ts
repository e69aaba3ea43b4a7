import { fillSearch } from "./0014-search.ts";
import type { MigrationStep } from "./migration.ts";

// Earlier versions removed vowels from some scripts, but never from Latin, Greek, Cyrillic and Armenian.
const OTHER_SCRIPTS = /[^\0-\u{58f}]/u;

/** Folds the names in other scripts again, because `foldName` now keeps their vowels. */
export function keepVowels(): readonly MigrationStep[] {
  return [(session) => fillSearch(session, (name) => OTHER_SCRIPTS.test(name ?? ""))];
}
