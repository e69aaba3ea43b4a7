import { expect, test } from "vitest";
import type { DocumentCreate } from "../../../../generated/types/models.d.ts";
import { findAll, textOf } from "../../../../server/xml/find.ts";
import { baseBody } from "../bodies.ts";
import { describeCountry } from "../known.ts";
import { nativeInput } from "../native-suite.ts";
import { argentineTrial } from "./native-trial.ts";

type NamedTax = readonly [id: string, percentage: number];

describeCountry("ar", "Amounts of Argentine files", () => {
  const trial = argentineTrial();
  const written = (header: Partial<DocumentCreate["header"]>, rest: object = {}) => {
    const body = { ...baseBody("ar", "products", { header }), ...rest };
    const { root, defaults } = trial.native.write(nativeInput(trial, body, 123));
    const texts = (name: string) => findAll(root, name).map((one) => textOf(one));
    return { texts, defaults };
  };

  const lineWith = (...taxes: NamedTax[]) => {
    const [line] = baseBody("ar", "products").details;
    const named = taxes.map(([tax_type_id, tax_percentage]) => ({
      tax_type_id,
      tax_percentage,
      tax_amount: tax_percentage * 10,
    }));
    const amounts = { quantity: 1, unit_price: 1000, total_amount_line: 1000 };
    return { details: [{ ...line, ...amounts, taxes: named }] };
  };

  test("a voucher of letter C has all VAT in ImpNeto, even VAT at an unlisted rate and a second VAT", () => {
    const net = (...taxes: NamedTax[]) => {
      const { texts } = written({ document_sequence_code: "C-0003" }, lineWith(...taxes));
      return ["ImpTotal", "ImpNeto", "ImpTrib"].flatMap(texts);
    };
    expect(net(["IVA", 13])).toEqual(["1130.00", "1130.00", "0.00"]);
    expect(net(["IVA", 21], ["IVA", 5])).toEqual(["1260.00", "1260.00", "0.00"]);
    expect(net(["IVA", 13], ["IIBB", 3])).toEqual(["1160.00", "1130.00", "30.00"]);
    expect(net(["IVA", 21], ["FOO", 3])).toEqual(["1240.00", "1210.00", "30.00"]);
  });

  test("a voucher of letter A has a line's second VAT, at an unlisted rate, in ImpTrib (other taxes)", () => {
    const { texts } = written({}, lineWith(["IVA", 21], ["IVA", 13]));
    expect(["ImpTotal", "ImpNeto", "ImpIVA", "ImpTrib"].flatMap(texts)).toEqual([
      "1340.00",
      "1000.00",
      "210.00",
      "130.00",
    ]);
  });

  test.each([undefined, 0, -5])(
    "for a foreign currency, exchange_rate_value %s is replaced by 1, and the pointer of this member is among the defaults",
    (exchange_rate_value) => {
      const header = {
        currency_id: 2,
        ...(exchange_rate_value !== undefined && { exchange_rate_value }),
      };
      const { texts, defaults } = written(header);
      expect(texts("MonCotiz")).toEqual(["1"]);
      expect(defaults).toContain("/header/exchange_rate_value");
    },
  );
});
