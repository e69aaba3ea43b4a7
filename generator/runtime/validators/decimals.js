/**
 * Whether a number, as its shortest decimal text, has at most `most` digits after the point.
 * @param {number} number
 * @param {number} most
 */
export function decimals(number, most) {
  if (Number.isInteger(number)) return true;
  const [mantissa = "", exponent = "0"] = String(number).split("e");
  const fraction = mantissa.split(".")[1]?.length ?? 0;
  return fraction - Number(exponent) <= most;
}
