import type { GoodsTable } from "../../rendering/country-rendering.ts";
import { formatDecimal } from "../../rendering/decimal-text.ts";
import type { RenderingDocument } from "../../rendering/rendering-document.ts";
import { additionalOf } from "../additional.ts";
import { pointMarks } from "../money.ts";

const dollarDecimals = 2;

/** The tables of goods for Carta Porte and Comercio Exterior; empty tables are omitted. */
export function goods(document: RenderingDocument): readonly GoodsTable[] {
  const { mx_shipping, mx_exports } = additionalOf(document);
  const carried = mx_shipping?.merchandise?.details ?? [];
  const exported = mx_exports?.merchandise?.details ?? [];
  return [
    table(
      "Carta Porte: mercancías",
      ["Bienes transp.", "Descripción", "Cantidad", "Peso (kg)"],
      carried.map((one) => [
        one.product_code,
        one.description,
        figure(one.quantity),
        figure(one.weight),
      ]),
    ),
    table(
      "Comercio exterior: mercancías",
      [
        "Fracción arancelaria",
        "N.° de identificación",
        "Cantidad",
        "Unidad",
        "Valor unitario USD",
        "Valor USD",
      ],
      exported.map((one) => [
        one.customs_code,
        one.sku,
        figure(one.customs_quantity),
        one.customs_measure_unit,
        figure(one.customs_unit_value, dollarDecimals),
        figure(one.customs_total_value, dollarDecimals),
      ]),
    ),
  ].filter(({ rows }) => rows.length > 0);
}

const numbers: ReadonlySet<string> = new Set([
  "Cantidad",
  "Peso (kg)",
  "Valor unitario USD",
  "Valor USD",
]);

// In request bodies, these figures are free text. Text that is not a number stays unchanged.
function figure(text: string | undefined, least = 0): string | undefined {
  if (text === undefined || !/^[0-9]+([.][0-9]+)?$/.test(text)) return text;
  return formatDecimal(text, pointMarks, { least });
}

function table(
  title: string,
  titles: readonly string[],
  rows: readonly (readonly (string | undefined)[])[],
): GoodsTable {
  return {
    title,
    columns: titles.map((name) => ({
      title: name,
      align: numbers.has(name) ? "right" : "left",
    })),
    rows: rows.map((row) => row.map((cell) => cell ?? "")),
  };
}
