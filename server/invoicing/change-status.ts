import type {
  ChangeDocumentStatusRequest,
  ChangeDocumentStatusResponse,
} from "../../generated/routes.ts";
import { validationError } from "../../generated/rules.js";
import type { Principal } from "../auth/principal.ts";
import type { IssuedDocument } from "../authority/made-file.ts";
import { ownSubmission, submit } from "../authority/submit.ts";
import type { DocumentAccount } from "../documents/document-account.ts";
import { actorOf, readDocumentAccount } from "../documents/document-account.ts";
import { referenceRows, withReferences } from "../documents/document-references.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import {
  documentOf,
  documentResponse,
  rowOf,
  withTaxbureauType,
} from "../documents/stored-document.ts";
import { withSubmission } from "../documents/with-submission.ts";
import { notFound } from "../http/access.ts";
import { catchProblems, ProblemError, rejectState } from "../http/problem-error.ts";
import type { Status } from "../model/states.ts";
import { transition } from "../model/states.ts";
import { localMoment } from "../model/time-zone.ts";
import type { Services } from "../services.ts";
import { appendHistory, readHistory } from "../store/document-history.ts";
import {
  dropReferenceAmounts,
  findReferencesTo,
  insertDocumentReferences,
} from "../store/document-references.ts";
import { claimDocument, writeDocument } from "../store/documents.ts";
import { deleteDraftReferences } from "../store/draft-references.ts";
import type { Transaction } from "../store/session.ts";
import { insertSubmission, reopenSubmission } from "../store/submissions.ts";
import { documentEvent } from "../webhooks/document-event.ts";
import { enqueueDocumentEvent, findListeners } from "../webhooks/enqueue-event.ts";
import type { AssignedFolio } from "./assign-folio.ts";
import { assignFolio, validateNumber } from "./assign-folio.ts";
import { checkNames } from "./check-names.ts";
import { lockNames } from "./lock-names.ts";
import { readDocument } from "./read.ts";
import { referenceWarnings } from "./reference-warnings.ts";
import type { DraftValidator } from "./validate-draft.ts";
import { loadDraftValidator } from "./validate-draft.ts";
import { withWarnings } from "./with-warnings.ts";

/** Issues a draft or cancels an issued document, if the country allows the transition. */
export function changeDocumentStatus(
  services: Services,
  { principal, params, body, requestId }: ChangeDocumentStatusRequest<Principal>,
): Promise<ChangeDocumentStatusResponse> {
  return catchProblems([404, 409], async () => {
    const found = await readDocument(services, principal, params.document_id);
    if (found === undefined) {
      return notFound("document");
    }
    const account = await readDocumentAccount(services.store, found.account_id);
    const validateDraft = await loadDraftValidator(account.country);
    const to = body.document_status;
    const { submission, sent, warnings } = await services.store.write(async (transaction) => {
      const claimed = await claimDocument(transaction, found.account_id, found.document_id);
      if (claimed === undefined) {
        throw new ProblemError(notFound("document"));
      }
      // The listeners are read first, because the assignment of the number locks the sequence until the commit.
      const listeners = await findListeners(transaction, found.account_id);
      const from = claimed.document_status as Status;
      const step = transition(from, to, account.country);
      if (!step.allowed) {
        const errors = [validationError("document.transition", "/document_status")];
        throw new ProblemError({ status: 409, problem: { detail: step.detail, errors } });
      }
      const stored = documentOf(claimed);
      const { changed, at, ...issued } =
        step.name === "issue"
          ? await issue(transaction, stored, account, { now: services.now, validateDraft })
          : { changed: stored, at: services.now() };
      const { numbering_authorization_id, warnings } = { ...claimed, warnings: [], ...issued };
      const identity = { ...claimed, document_status: to, numbering_authorization_id };
      const row = rowOf(changed, account.country, identity);
      await writeDocument(transaction, row);
      const { account_id, document_id, revision } = row;
      if (step.name === "issue") {
        await deleteDraftReferences(transaction, account_id, document_id);
        await insertDocumentReferences(transaction, referenceRows(changed, document_id));
      } else {
        await dropReferenceAmounts(transaction, account_id, document_id);
      }
      const by = actorOf(principal, account);
      const entry = { account_id, document_id, revision, at, by, from_status: from, to_status: to };
      await appendHistory(transaction, entry);
      const history = await readHistory(transaction, account_id, document_id);
      const response = documentResponse(row, { history });
      const type = step.name === "issue" ? "document.issued" : "document.cancelled";
      const event = documentEvent(response, at);
      await enqueueDocumentEvent(transaction, { ...event, type }, listeners);
      if (warnings.some(({ rule }) => rule === "numbering.low")) {
        await enqueueDocumentEvent(transaction, { ...event, type: "numbering.low" }, listeners);
      }
      const store = step.name === "issue" ? insertSubmission : reopenSubmission;
      const submission = await store(transaction, ownSubmission(row, at, requestId));
      const references = (await findReferencesTo(transaction, [row])).get(document_id) ?? [];
      const referred = withReferences(response, references, account.country);
      const sent: IssuedDocument = {
        document: referred,
        account,
        authorizationId: numbering_authorization_id,
      };
      return { submission, sent, warnings };
    });
    const known = await submit(services, submission, sent);
    return { status: 200, body: withWarnings(withSubmission(sent.document, known), warnings) };
  });
}

interface IssuedDraft extends AssignedFolio {
  readonly changed: StoredDocument;
  readonly at: number;
}

async function issue(
  transaction: Transaction,
  draft: StoredDocument,
  account: DocumentAccount,
  { now, validateDraft }: { readonly now: () => number; readonly validateDraft: DraftValidator },
): Promise<IssuedDraft> {
  await lockNames(transaction, draft);
  const errors = [
    ...validateDraft(draft),
    ...(await checkNames(transaction, account.id, draft)),
    ...(await validateNumber(transaction, draft, account.country)),
  ];
  if (errors.length > 0) {
    rejectState(...errors);
  }
  // The issue date decides which authorizations are valid. It is set once, even if midnight passes before the number
  // is assigned.
  const dated = { ...draft.header, issue_date: issueDate(draft, account, now()) };
  const assigned = await assignFolio(
    transaction,
    { ...draft, header: dated },
    account.country,
    "state",
  );
  // The clock is read after the number is assigned, so that higher numbers have later times.
  const at = now();
  const { document_number } = assigned;
  const header = { ...dated, document_number, document_status: 1 as const };
  const changed = withTaxbureauType({ ...draft, header }, account.country);
  // Since the draft was stored, other notes on its referenced documents may have been issued, so the warnings are
  // computed again.
  const noted = await referenceWarnings(transaction, changed, account.country);
  return { changed, at, ...assigned, warnings: [...assigned.warnings, ...noted] };
}

function issueDate(draft: StoredDocument, account: DocumentAccount, at: number): string {
  const { adjust_draft_date, time_zone = account.country.timeZone } =
    account.facts.account_config ?? {};
  return adjust_draft_date === 1
    ? localMoment(new Date(at), time_zone).date
    : draft.header.issue_date;
}
