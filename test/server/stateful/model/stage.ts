import type { Store } from "../../../../server/store/store.ts";
import { createAccount } from "../../accounts.ts";
import { operatorOf } from "../../client.ts";
import { accountBase } from "../../countries/base-bodies.ts";
import { countryCodes } from "../../countries/known.ts";
import type { TestService } from "../../service.ts";
import { startService } from "../../service.ts";
import type { Real } from "./real.ts";
import { createReal } from "./real.ts";
import type { ModelAccount, World } from "./world.ts";
import { createWorld } from "./world.ts";

/** A service with the accounts of a model check. Each sequence of operations starts without documents and customers. */
export interface Stage {
  /**
   * Deletes all documents and customers. The returned model has two accounts: a Chilean account, because only Chile
   * has drafts, and an account of the country at index `other` of `countryCodes` (modulo its length).
   */
  begin(other: number): Promise<{ model: World; real: Real }>;
  close(): Promise<void>;
}

const emptied = [
  "documents",
  "document_history",
  "draft_references",
  "submissions",
  "numbering_sequences",
  "numbering_authorizations",
  "customers_suppliers",
];

/** The number of account pairs for a model. Each pair is the Chilean account and the account of one country. */
export const pairs = countryCodes.length;

/** Opens a service on a store; `alter` may wrap the service. */
export async function openStage(
  store: Store,
  alter: (service: TestService) => TestService = (service) => service,
): Promise<Stage> {
  const clock = { now: Date.UTC(2026, 0, 1) };
  const service = alter(await startService({ store, now: () => clock.now }));
  const first = await makeAccount(service, "cl", { adjust_draft_date: 1, time_zone: "UTC-3" });
  const others: ModelAccount[] = [];
  for (const country of countryCodes) others.push(await makeAccount(service, country, {}));
  const operator = await operatorOf(service);
  return {
    async begin(other) {
      await store.write(async (transaction) => {
        for (const table of emptied) await transaction.run({ sql: `delete from ${table}` }, []);
      });
      const second = others[other % pairs];
      if (second === undefined) throw new Error("There is no other account.");
      clock.now = Date.UTC(2026, 0, 1);
      return { model: createWorld([first, second]), real: createReal(service, operator, clock) };
    },
    close: () => service.close(),
  };
}

async function makeAccount(
  service: TestService,
  country: string,
  account_config: { readonly adjust_draft_date?: number; readonly time_zone?: string },
): Promise<ModelAccount> {
  const base = accountBase(country);
  const made = await createAccount(service, country, { account_config });
  const branch = { account_id: made.id, name: "Norte", company_branch_internal_code: "N1" };
  await made.admin.post("/v1/company_branches", branch);
  return {
    ...made,
    country,
    countryId: base.country_id,
    taxId: base.registration_tax_id_code,
    taxIdType: base.registration_tax_id_type,
    legalName: base.registration_legal_name_company,
    adjustsDates: account_config.adjust_draft_date === 1,
  };
}
