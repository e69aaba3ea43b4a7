/**
 * Whether a number is a 64-bit integer. Accepts 2 ** 63, because `JSON.parse` rounds the greatest 64-bit integer to it.
 * @param {number} number
 */
export function int64(number) {
  return Number.isInteger(number) && number >= -(2 ** 63) && number <= 2 ** 63;
}
