/**
 * Whether a number is an integer of 64 bits. Accepts 2 ** 63, to which `JSON.parse` rounds the greatest such integer.
 * @param {number} number
 */
export function int64(number) {
  return Number.isInteger(number) && number >= -(2 ** 63) && number <= 2 ** 63;
}
