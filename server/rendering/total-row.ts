import type { AmountRow } from "./country-rendering.ts";
import type { RenderingInput } from "./rendering-input.ts";

/** The printed total. It can differ from the caller's total, for example as the sum of the native file's lines. */
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
