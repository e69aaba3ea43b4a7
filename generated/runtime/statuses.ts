/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The statuses of a range such as `4XX`, as numbers. */
export type StatusRange<First extends 1 | 2 | 3 | 4 | 5> =
  `${First}${Digit}${Digit}` extends `${infer Status extends number}` ? Status : never;

/** Every status that a response can have. A server on the Fetch API cannot respond with 1XX. */
export type AnyStatus = StatusRange<2 | 3 | 4 | 5>;
