/**
 * Whether a number is an integer of 64 bits. `JSON.parse` rounds the greatest such integer to 2 ** 63.
 * @param {number} number
 */
export function int64(number) {
  return Number.isInteger(number) && number >= -(2 ** 63) && number <= 2 ** 63;
}
