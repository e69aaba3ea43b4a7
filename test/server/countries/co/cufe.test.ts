import { expect, it } from "vitest";
import { decimal } from "../../../../server/model/decimal.ts";
import { describeCountry } from "../known.ts";

describeCountry("co", "the CUFE (identifying hash) of an invoice", () => {
  it("equals the CUFE in DIAN's own example", async () => {
    const { cufe } = await import("../../../../server/countries/co/native/cufe.ts");
    expect(
      cufe({
        number: "323200000129",
        date: "2019-01-16",
        time: "10:53:10-05:00",
        net: decimal("1500000"),
        iva: decimal("285000"),
        inc: decimal(0),
        ica: decimal(0),
        total: decimal("1785000"),
        issuer: "700085371",
        receiver: "800199436",
        secret: "693ff6f2a553c3646a063436fd4dd9ded0311471",
        environment: "1",
      }),
    ).toBe(
      "8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4",
    );
  });
});
