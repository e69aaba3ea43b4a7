import fc from "fast-check";

/** Texts that break careless code. */
export const strangeText: fc.Arbitrary<string> = fc.constantFrom(
  "",
  " ",
  "\u0000",
  "\ud800",
  "\udc00x",
  "😀".repeat(60),
  "e\u0301\u0327".repeat(20),
  "\u202eabc\u202c",
  "\ufeff",
  "\u2028\u2029",
  "\u0001\u0008\u001f\u007f\u0085",
  "\r\nX-Injected: yes",
  "'; drop table documents; --",
  "' or '1'='1",
  "%00%0a%s%n",
  "{{7*7}}",
  "<script>alert(1)</script>]]>&amp;",
  "../../../../etc/passwd",
  "null",
  "NaN",
  "-0",
  "1e309",
  "\\u0000\\",
  '"',
  "İıſK",
  "ﬃ𝔸ａ１",
  "x".repeat(5000),
  "ñ".repeat(300_000),
);

/** Numbers that break careless code, such as numbers near the limits of JSON, doubles and databases. */
const strangeNumber: fc.Arbitrary<number> = fc.constantFrom(
  0,
  -0,
  -1,
  0.1,
  1e-7,
  1e-300,
  1.0000001,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  1e21,
  1e300,
  -1e300,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
);

/** Member names that are special in JavaScript, unknown to the schema, or unusual. */
export const strangeName: fc.Arbitrary<string> = fc.constantFrom(
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "then",
  "toJSON",
  "length",
  "",
  "$ref",
  "a/b~c",
  "\u0000",
  "\ud800",
  "colour",
  "x".repeat(2000),
);

/** JSON values of every kind. */
export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: strangeText },
  { weight: 3, arbitrary: strangeNumber },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: {} }, "1", 1),
  },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 70 }).map(nested) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
