import { createTables } from "./0001-tables.ts";
import { createOutbox } from "./0002-outbox.ts";
import { createIdempotencyKeys } from "./0003-idempotency.ts";
import { createSubmissions } from "./0004-submissions.ts";
import { indexDocumentLists } from "./0005-document-lists.ts";
import { createDraftReferences } from "./0006-draft-references.ts";
import { countCertificateAttempts } from "./0007-certificate-attempts.ts";
import { addLoginGenerations } from "./0008-login-generations.ts";
import { indexTurns } from "./0009-turns.ts";
import { numberByAuthority } from "./0010-numbering.ts";
import { indexReferences } from "./0011-document-references.ts";
import { createNativeFiles } from "./0012-native-files.ts";
import { ownIds } from "./0013-owned-ids.ts";
import { indexSearch } from "./0014-search.ts";
import { keepVowels } from "./0015-names.ts";
import type { Migration } from "./migration.ts";

/** All migrations, in order; the first n migrations create version n of the tables. */
export const migrations: readonly Migration[] = [
  createTables,
  createOutbox,
  createIdempotencyKeys,
  createSubmissions,
  indexDocumentLists,
  createDraftReferences,
  countCertificateAttempts,
  addLoginGenerations,
  indexTurns,
  numberByAuthority,
  indexReferences,
  createNativeFiles,
  ownIds,
  indexSearch,
  keepVowels,
];
