import { countryByCode } from "../../../server/countries/countries.ts";
import type { Country } from "../../../server/countries/country.ts";
import type { Drill } from "../drills/drill-definition.ts";
import { numberOf } from "../drills/drill-definition.ts";

// Number of totals checked in one turn of the event loop.
const AT_ONCE = 50_000;

/**
 * Checks the amounts of Chilean receipts with gross prices against integer arithmetic, for every total up to a limit.
 */
export const grossDrill: Drill = {
  description:
    "net amount and VAT of every receipt with gross prices add up to the total; the net amount is rounded to the nearest peso",
  engines: false,
  options: { "up-to": { usual: 10_000_000, description: "highest total, in pesos" } },
  async run(run) {
    const chile = countryByCode("cl");
    if (chile === undefined) return { figures: ["the service does not know Chile"], failures: [] };
    const last = numberOf(run, "up-to");
    const failures: string[] = [];
    let pesos = 0;
    for (; pesos <= last && failures.length < 20; pesos++) {
      const failure = checkGross(chile, pesos);
      if (failure !== undefined) failures.push(failure);
      if (pesos % AT_ONCE === 0) {
        run.progress(`${pesos} pesos`);
        await new Promise(setImmediate);
      }
    }
    return { figures: [`${pesos} receipts, from 0 to ${pesos - 1} pesos`], failures };
  },
};

/** An error message if the amounts of a receipt are wrong. `pesos` is the total, with VAT. */
export function checkGross({ amounts }: Country, pesos: number): string | undefined {
  const { net, vat, total } = amounts({
    header: { document_type_id: 39, issue_date: "2025-03-14" },
    options: { gross_values: 1 },
    details: [{ quantity: 1, unit_price: pesos }],
    totals: { total_amount: pesos },
  });
  // The net amount is 100/119 of the total, rounded to the nearest peso. Integer arithmetic is exact.
  const nearest = Math.floor((200 * pesos + 119) / 238);
  const right = Number(net) === nearest && Number(vat) === pesos - nearest && total.eq(pesos);
  return right ? undefined : `${pesos} pesos: net ${net} and VAT ${vat}, expected net ${nearest}`;
}
