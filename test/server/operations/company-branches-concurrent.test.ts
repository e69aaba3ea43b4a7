import { afterAll, beforeAll, expect, it } from "vitest";
import { createAccount } from "../accounts.ts";
import { errorsOf } from "../client.ts";
import type { TestService } from "../service.ts";
import { startServiceOn } from "../service.ts";
import { describeEngines } from "../store/engines.ts";

describeEngines("company branches", (engine) => {
  let service: TestService;

  beforeAll(async () => {
    service = await startServiceOn(engine);
  });

  afterAll(() => service.close());

  it("cannot become parents of each other by two concurrent updates", async () => {
    const { admin, id } = await createAccount(service, "cl");
    const list = "/v1/company_branches";
    for (let round = 0; round < 5; round++) {
      const made = await Promise.all(
        ["A", "B"].map((name) => admin.post(list, { account_id: id, name })),
      );
      const [a = 0, b = 0] = made.map(({ body }) => body.company_branch_id);
      const both = await Promise.all([
        admin.put(`${list}/${a}`, { parent_company_branch_id: b }),
        admin.put(`${list}/${b}`, { parent_company_branch_id: a }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(both.flatMap((one) => (one.status === 400 ? errorsOf(one) : []))).toEqual([
        "/parent_company_branch_id branch.parent-ring",
      ]);
    }
  });
});
