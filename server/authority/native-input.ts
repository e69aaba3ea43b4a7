import type { CompanyBranch, Document } from "../../generated/types/models.d.ts";
import type {
  Drawn,
  NativeBranch,
  NativeInput,
  ReferencedNative,
  Seals,
} from "../countries/native.ts";
import type { DocumentAccount } from "../documents/document-account.ts";
import type { Services } from "../services.ts";
import type { SigningCertificate } from "../signing/signing-keys.ts";
import { findBranchByCode } from "../store/company-branches.ts";
import { findSeals } from "../store/native-files.ts";
import { findReferencedDocuments } from "../store/referenced-documents.ts";
import type { Session } from "../store/session.ts";

type Numbering = NativeInput["numbering"];

/** The input for writing a document's native file. Reads the branch and the referenced documents from the store. */
export async function nativeInput(
  { settings = {} }: Pick<Services, "settings">,
  session: Session,
  document: Document | NativeInput["document"],
  account: DocumentAccount,
  made: {
    readonly numbering: Numbering;
    readonly drawn: Drawn;
    readonly certificate: SigningCertificate;
  },
): Promise<NativeInput> {
  const { facts, country } = account;
  const branch = await readBranch(session, account, document);
  return {
    document,
    account: facts,
    timeZone: facts.account_config?.time_zone ?? country.timeZone,
    referenced: await readReferenced(session, account, document),
    settings,
    ...(branch !== undefined && { branch }),
    ...made,
  };
}

async function readBranch(
  session: Session,
  { id: accountId }: DocumentAccount,
  { header: { branch_office_code: code } }: NativeInput["document"],
): Promise<NativeBranch | undefined> {
  const row = code === undefined ? undefined : await findBranchByCode(session, accountId, code);
  if (row === undefined) return undefined;
  const { company_branch_tax_code: taxCode } = JSON.parse(row.body) as CompanyBranch;
  return taxCode === undefined ? {} : { taxCode };
}

async function readReferenced(
  session: Session,
  { id: accountId }: DocumentAccount,
  { references = [] }: NativeInput["document"],
): Promise<ReadonlyMap<number, ReferencedNative>> {
  const ids = references.flatMap(({ reference_document_id: id }) => (id === undefined ? [] : [id]));
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await findReferencedDocuments(session, accountId, ids);
  const files = await findSeals(session, accountId, [...new Set(ids)]);
  return new Map(
    rows.map((row) => {
      const file = files.get(row.document_id);
      const referenced: ReferencedNative = {
        type: row.document_type_taxbureau,
        series: row.numbering_series,
        issue_date: row.issue_date,
        ...(row.document_number !== null && { number: row.document_number }),
        ...(file !== undefined && {
          seals: JSON.parse(file.seals) as Seals,
          total_amount: (JSON.parse(file.numbering) as { total_amount: number }).total_amount,
        }),
      };
      return [row.document_id, referenced];
    }),
  );
}
