import type { CreateDocumentRequest } from "../../generated/routes.ts";
import type { DocumentCreate, Warning } from "../../generated/types/models.d.ts";
import type { Principal } from "../auth/principal.ts";
import { nativeLimits } from "../authority/native-limits.ts";
import type { DocumentAccount } from "../documents/document-account.ts";
import { readDocumentAccount } from "../documents/document-account.ts";
import type { WantedFiles } from "../documents/make-files.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import { documentFrom } from "../documents/stored-document.ts";
import { rejectInvalid } from "../http/problem-error.ts";
import type { Services } from "../services.ts";
import type { Session } from "../store/session.ts";
import { checkFolio, validateNumber } from "./assign-folio.ts";
import { bodyWarnings } from "./body-warnings.ts";
import { checkNames } from "./check-names.ts";
import { optionWarnings } from "./option-warnings.ts";

/** A document made from a create body that passed the validators; not stored yet. */
export interface NewDocument {
  readonly account: DocumentAccount;
  /** The body with the API's defaults and the account's defaults. */
  readonly filled: DocumentCreate;
  readonly document: StoredDocument;
  readonly warnings: readonly Warning[];
  readonly wanted: WantedFiles;
  /** Throws a 400 or 409 if the body's arithmetic is wrong, or if the body contradicts stored data. */
  check(session: Session): Promise<void>;
}

/** Makes the document, with defaults and warnings; neither runs `check` nor stores the document. */
export async function newDocument(
  services: Services,
  { body, principal, query }: CreateDocumentRequest<Principal>,
): Promise<NewDocument> {
  const accountId = principal.kind === "admin" ? principal.accountId : body.header.account_id;
  const account = await readDocumentAccount(services.store, accountId ?? 0);
  const { country } = account;
  const filled = country.defaults(body, account.facts);
  const document = documentFrom(filled, country, account.id);
  const errors = country.validate(filled);
  return {
    account,
    filled,
    document,
    warnings: [
      ...bodyWarnings(filled, body, account),
      ...optionWarnings(services, body, document, account),
      ...(await nativeLimits(services, document, account)),
    ],
    wanted: {
      stamp: query.generate_stamp === 1,
      transferCopy: body.options?.pdf_transfer_copy === 1,
    },
    async check(session) {
      const ofNames = await checkNames(session, account.id, document);
      const ofNumber = await validateNumber(session, document, country);
      rejectInvalid([...errors, ...ofNames, ...ofNumber]);
      await checkFolio(session, document, country, "invalid");
    },
  };
}
