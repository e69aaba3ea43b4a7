type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The statuses of a range such as `4XX`, as numbers. */
export type StatusRange<First extends 1 | 2 | 3 | 4 | 5> =
  `${First}${Digit}${Digit}` extends `${infer Status extends number}` ? Status : never;

/** Every status that a response can have. A server on the Fetch API cannot respond with 1XX. */
export type AnyStatus = StatusRange<2 | 3 | 4 | 5>;
