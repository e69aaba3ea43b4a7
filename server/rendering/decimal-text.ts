import Big from "big.js";

/** A country's marks between digits. */
export interface NumberMarks {
  readonly decimal: "," | ".";
  readonly group: "," | "." | " ";
}

/** Formats a number exactly, with a dot and without exponent: 1e-7 is "0.0000001". */
export function decimalText(value: number | string): string {
  return new Big(value).toFixed();
}

/** Formats a number with a country's marks and `least` to `most` decimals, rounded half away from zero. */
export function formatDecimal(
  value: number | string,
  marks: NumberMarks,
  { least = 0, most = 6 }: { least?: number; most?: number } = {},
): string {
  const fixed = new Big(value).round(most, Big.roundHalfUp).toFixed();
  const negative = fixed.startsWith("-");
  const [whole = "0", fraction = ""] = (negative ? fixed.slice(1) : fixed).split(".");
  const grouped = whole.replace(/\B(?=(?:[0-9]{3})+$)/g, marks.group);
  const decimals = fraction.padEnd(least, "0");
  const sign = negative && /[1-9]/.test(fixed) ? "-" : "";
  return sign + grouped + (decimals === "" ? "" : marks.decimal + decimals);
}
