import { ConfigError } from "../config-values.ts";

/** The smallest number of characters in a secret key. */
export const SHORTEST_KEY = 32;

const LEAST_BITS = 128;
const LEAST_DISTINCT = 10;

// Character classes with their sizes. The size of the first class that contains all characters of a key determines the
// bits per character.
const alphabets: readonly [RegExp, number][] = [
  [/^[0-9]*$/, 10],
  [/^[0-9a-f]*$|^[0-9A-F]*$/, 16],
  [/^[a-z]*$|^[A-Z]*$/, 26],
  [/^[a-zA-Z]*$/, 52],
  [/^[a-zA-Z0-9]*$/, 62],
];
const ANY_CHARACTER = 95;

/** Throws `ConfigError` for a secret key that is short or easy to guess; `place` names the key in the message. */
export function checkSecretKey(place: string, key: string): void {
  const characters = [...key];
  const how = 'create a key with "openssl rand -base64 33".';
  if (characters.length < SHORTEST_KEY) {
    throw new ConfigError(`${place} must have at least ${SHORTEST_KEY} characters: ${how}`);
  }
  const size = alphabets.find(([alphabet]) => alphabet.test(key))?.[1] ?? ANY_CHARACTER;
  const isPoor = new Set(characters).size < LEAST_DISTINCT;
  if (isPoor || characters.length * Math.log2(size) < LEAST_BITS) {
    throw new ConfigError(
      `${place} is easy to guess: use random letters and digits, at least ${LEAST_DISTINCT} of them different; ${how}`,
    );
  }
}
