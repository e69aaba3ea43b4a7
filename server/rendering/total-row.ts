import type { AmountRow } from "./country-rendering.ts";
import type { RenderingInput } from "./rendering-input.ts";

/** The printed total, as a row. It can differ from `total_amount`, e.g. Mexico prints the native file's total. */
export function totalRow({
  document,
  country,
  config,
  native,
}: Pick<RenderingInput, "document" | "country" | "config" | "native">): AmountRow {
  const rows = country.breakdown(document, config, native);
  const amount = String(document.totals.total_amount ?? 0);
  return rows.find(({ strong }) => strong) ?? { label: "", amount };
}
