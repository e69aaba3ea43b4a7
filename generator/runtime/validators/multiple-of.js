/**
 * Whether a number is a multiple of another, both taken as the decimals of their shortest texts:
 * 19.99 is a multiple of 0.01, which no division of doubles shows.
 * @param {number} number
 * @param {number} divisor more than 0
 */
export function multipleOf(number, divisor) {
  if (Number.isSafeInteger(number) && Number.isSafeInteger(divisor)) return number % divisor === 0;
  if (!Number.isFinite(number)) return false;
  const [digits, exponent] = decimalOf(number);
  const [divisorDigits, divisorExponent] = decimalOf(divisor);
  const least = Math.min(exponent, divisorExponent);
  const scaled = (/** @type {bigint} */ of, /** @type {number} */ by) => of * 10n ** BigInt(by);
  return scaled(digits, exponent - least) % scaled(divisorDigits, divisorExponent - least) === 0n;
}

/**
 * A number as its digits and the power of ten by which they are multiplied.
 * @param {number} number
 * @returns {[digits: bigint, exponent: number]}
 */
function decimalOf(number) {
  const [mantissa = "", exponent = "0"] = String(number).split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  return [BigInt(whole + fraction), Number(exponent) - fraction.length];
}
