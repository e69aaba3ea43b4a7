/**
 * Whether `number` is a multiple of `divisor`, calculated exactly from their shortest decimal texts.
 * Doubles would be wrong for 19.99 and 0.01, because 19.99 / 0.01 is 1998.9999999999998.
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
 * Splits a number into an integer and an exponent of ten: 19.99 becomes 1999 and -2.
 * @param {number} number
 * @returns {[digits: bigint, exponent: number]}
 */
function decimalOf(number) {
  const [mantissa = "", exponent = "0"] = String(number).split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  return [BigInt(whole + fraction), Number(exponent) - fraction.length];
}
