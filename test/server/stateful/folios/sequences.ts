import type { DocumentCreate } from "../../../../generated/types/models.d.ts";
import type { TestAccount } from "../../accounts.ts";
import { createAccount, documentBody } from "../../accounts.ts";
import { countryOf } from "../../countries/known.ts";
import type { TestService } from "../../service.ts";

/** The name of a sequence of folios, and the body of a document in that sequence. Two items can have the same name. */
export interface DrillSequence {
  /** The account, the authority's document type and the series, separated by slashes. */
  readonly name: string;
  readonly account: TestAccount;
  readonly body: DocumentCreate;
  /** Whether the drill's simulated clients also send drafts and previews of the body. */
  readonly drafts: boolean;
}

interface Shape {
  readonly country: string;
  readonly base: string;
  readonly branch?: string;
  readonly series?: string;
}

// Each combination of account, authority's document type and series has its own sequence. Branches share a sequence.
const companies: readonly (readonly Shape[])[] = [
  [
    { country: "cl", base: "invoice" },
    { country: "cl", base: "invoice", branch: "N1" },
    { country: "cl", base: "receipt", branch: "N1" },
    { country: "cl", base: "gross-receipt" },
  ],
  [{ country: "cl", base: "invoice" }],
  [
    { country: "pe", base: "plain", series: "F001" },
    { country: "pe", base: "plain", series: "F002" },
  ],
  [{ country: "mx", base: "plain" }],
];

/** Creates the accounts and branches of `companies`. Returns one item per shape; two shapes can share a sequence. */
export async function makeSequences(service: TestService): Promise<readonly DrillSequence[]> {
  const sequences: DrillSequence[] = [];
  for (const shapes of companies) {
    const account = await createAccount(service, shapes[0]?.country ?? "");
    for (const code of new Set(shapes.flatMap(({ branch }) => branch ?? []))) {
      const branch = { account_id: account.id, name: code, company_branch_internal_code: code };
      await account.admin.post("/v1/company_branches", branch);
    }
    sequences.push(...shapes.map((shape) => sequenceOf(account, shape)));
  }
  return sequences;
}

function sequenceOf(account: TestAccount, shape: Shape): DrillSequence {
  const { country, base, branch, series } = shape;
  const body = documentBody(country, base);
  if (branch !== undefined) body.header.branch_office_code = branch;
  if (series !== undefined) body.header.document_sequence_code = series;
  const { numbering } = countryOf(country);
  const type = numbering.taxbureauType(body);
  const name = `${account.id}/${type}/${numbering.series(body, type)}`;
  return { name, account, body, drafts: country === "cl" };
}
