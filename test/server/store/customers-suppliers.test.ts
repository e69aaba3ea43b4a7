import { expect, it } from "vitest";
import { registerCustomer } from "../../../server/store/customers-suppliers.ts";
import { findRow } from "../../../server/store/page.ts";
import { describeEngines, storeOn } from "./engines.ts";

describeEngines("customers registered by documents", (engine) => {
  const store = storeOn(engine);

  const register = (receiver: string, description: string, fails = false) =>
    store.write(async (transaction) => {
      const customer = { account_id: 1, receiver_key: receiver, created_at: 1 };
      const id = await registerCustomer(transaction, customer, (known = "") => known + description);
      if (fails) throw new RangeError("on purpose");
      return id;
    });
  const read = (id: number) =>
    store.read((session) => findRow(session, "customers_suppliers", 1, id));

  it("are updated by every document with the same receiver, even by documents stored at the same time", async () => {
    const first = await register("a", "1");
    const ids = await Promise.all([register("a", "2"), register("b", "x"), register("a", "3")]);
    expect(ids).toEqual([first, expect.not.toSatisfy((id) => id === first), first]);
    expect((await read(first))?.registered).toMatch(/^1(23|32)$/);
  });

  it("are updated by concurrent documents, but not by a document whose transaction fails", async () => {
    const works = [register("c", "1"), register("c", "2", true), register("c", "3")];
    const [first, failed] = await Promise.allSettled(works);
    expect(failed?.status).toBe("rejected");
    const id = first?.status === "fulfilled" ? first.value : 0;
    expect((await read(id))?.registered).toMatch(/^(13|31)$/);
  });
});
