import type { ValidationError } from "../../generated/routes.ts";
import type { RuleId } from "../../generated/rules.js";
import { validationError, warning } from "../../generated/rules.js";
import type { Warning } from "../../generated/types/models.d.ts";
import type { Country } from "../countries/country.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import { sequenceOf } from "../documents/stored-document.ts";
import { rejectInvalid, rejectState } from "../http/problem-error.ts";
import type { Sequence } from "../store/folios.ts";
import { claimSequence, isFolioTaken, takeFolio } from "../store/folios.ts";
import type { NumberingAuthorizationRow } from "../store/numbering-authorizations.ts";
import {
  findAuthorizationsLeft,
  findAuthorizationsOf,
  findNumberingAuthorization,
  nextNumberOf,
  useAuthorization,
} from "../store/numbering-authorizations.ts";
import type { Session, Transaction } from "../store/session.ts";

/** The number of an issued document. */
export interface AssignedFolio {
  readonly document_number: number;
  /** Null if no authorization covers the number. */
  readonly numbering_authorization_id: number | null;
  readonly warnings: readonly Warning[];
}

/** The response to a number outside the authorizations: "invalid" (400) to a POST or PUT, "state" (409) to a PATCH. */
export type NumberProblem = "invalid" | "state";

const NUMBER = "/header/document_number";
const DAY = "/header/issue_date";
const LOW = 10;

/** Returns an error if the document's sequence has authorizations, and none covers the chosen number. */
export async function validateNumber(
  session: Session,
  document: StoredDocument,
  country: Country,
): Promise<ValidationError[]> {
  return (await findCovering(session, document, country)).errors;
}

async function findCovering(session: Session, document: StoredDocument, country: Country) {
  const { document_number: chosen } = document.header;
  if (chosen === undefined) {
    return { covering: undefined, errors: [] };
  }
  const authorizations = await findAuthorizationsOf(session, sequenceOf(document, country));
  const covering = authorizations.find(
    ({ range_from, range_to }) => range_from <= chosen && chosen <= range_to,
  );
  const isOutside = authorizations.length > 0 && covering === undefined;
  return { covering, errors: isOutside ? [validationError("numbering.outside", NUMBER)] : [] };
}

/** Rejects a chosen number that is taken (409) or outside the authorizations. Returns its authorization, if any. */
export async function checkFolio(
  session: Session,
  document: StoredDocument,
  country: Country,
  problem: NumberProblem,
): Promise<NumberingAuthorizationRow | undefined> {
  const { document_number: chosen } = document.header;
  if (chosen === undefined) {
    return undefined;
  }
  const { covering, errors } = await findCovering(session, document, country);
  if (errors.length > 0) {
    rejectNumber(errors, problem);
  }
  if (await isFolioTaken(session, sequenceOf(document, country), chosen)) {
    rejectState(validationError("document.number-taken", NUMBER));
  }
  return covering;
}

/** Like `checkFolio`, but first locks the sequence of the chosen number. The lock lasts until the transaction ends. */
export async function claimFolio(
  transaction: Transaction,
  document: StoredDocument,
  country: Country,
  problem: NumberProblem,
): Promise<NumberingAuthorizationRow | undefined> {
  if (document.header.document_number === undefined) {
    return undefined;
  }
  await claimSequence(transaction, sequenceOf(document, country));
  return checkFolio(transaction, document, country, problem);
}

/** Rejects a new issue date (409) on which the authorization of the document's number is not valid. */
export async function requireValidDay(
  session: Session,
  { header }: StoredDocument,
  authorizationId: number | null,
): Promise<void> {
  if (authorizationId === null) return;
  const row = await findNumberingAuthorization(session, header.account_id, authorizationId);
  if (row !== undefined && !isValidOn(row, header.issue_date)) {
    rejectState(validationError("numbering.expired", DAY));
  }
}

/**
 * Assigns the chosen number. Without a chosen number, assigns the next number of the authorizations, or the sandbox's
 * next number if there are no authorizations.
 */
export async function assignFolio(
  transaction: Transaction,
  document: StoredDocument,
  country: Country,
  problem: NumberProblem,
): Promise<AssignedFolio> {
  const { document_number: chosen } = document.header;
  const sequence = sequenceOf(document, country);
  if (chosen !== undefined) {
    const covering = await claimFolio(transaction, document, country, problem);
    return useChosen(transaction, document, chosen, covering);
  }
  const { from } = country.numbering.grantOf(document);
  const granted = await takeFolio(transaction, sequence, from);
  return granted === undefined
    ? takeAuthorized(transaction, document, sequence)
    : { document_number: granted, numbering_authorization_id: null, warnings: [] };
}

async function useChosen(
  transaction: Transaction,
  { header }: StoredDocument,
  document_number: number,
  covering: NumberingAuthorizationRow | undefined,
): Promise<AssignedFolio> {
  if (covering === undefined) {
    return { document_number, numbering_authorization_id: null, warnings: [] };
  }
  if (!isValidOn(covering, header.issue_date)) {
    rejectState(validationError("numbering.expired", DAY));
  }
  await useAuthorization(transaction, covering);
  const left = await findAuthorizationsLeft(transaction, covering);
  const { numbering_authorization_id } = covering;
  const warnings = lowWarnings(left.filter((row) => isValidOn(row, header.issue_date)));
  return { document_number, numbering_authorization_id, warnings };
}

async function takeAuthorized(
  transaction: Transaction,
  { header }: StoredDocument,
  sequence: Sequence,
): Promise<AssignedFolio> {
  const left = await findAuthorizationsLeft(transaction, sequence);
  const valid = left.filter((row) => isValidOn(row, header.issue_date));
  const [oldest, ...others] = valid;
  if (oldest === undefined) {
    const [rule, pointer]: [RuleId, string] =
      left.length > 0 ? ["numbering.expired", DAY] : ["numbering.exhausted", NUMBER];
    rejectState(validationError(rule, pointer));
  }
  const document_number = await nextNumberOf(transaction, oldest);
  if (document_number === undefined) {
    throw new Error(`Authorization ${oldest.numbering_authorization_id} has no number left.`);
  }
  await useAuthorization(transaction, oldest, document_number);
  const warnings = lowWarnings([{ ...oldest, remaining: oldest.remaining - 1 }, ...others]);
  const { numbering_authorization_id } = oldest;
  return { document_number, numbering_authorization_id, warnings };
}

function isValidOn({ valid_from, valid_to }: NumberingAuthorizationRow, day: string): boolean {
  return (valid_from === null || valid_from <= day) && (valid_to === null || day <= valid_to);
}

// Ignores exhausted ranges: with them in `size`, the warning could appear even if another range is unused.
function lowWarnings(rows: readonly NumberingAuthorizationRow[]): Warning[] {
  const open = rows.filter(({ remaining }) => remaining > 0);
  const left = sum(open.map(({ remaining }) => remaining));
  const size = sum(open.map(({ range_from, range_to }) => range_to - range_from + 1));
  return left * LOW < size || left === 0 ? [warning("numbering.low", NUMBER)] : [];
}

function rejectNumber(errors: readonly ValidationError[], problem: NumberProblem): void {
  if (problem === "state") {
    rejectState(...errors);
  }
  rejectInvalid(errors);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
