import { formatNames } from "ajv-formats/dist/formats.js";
import { beforeAll, describe, expect, it } from "vitest";
import { type Body, found, loadBody } from "./explaining.ts";
import { generateFormats } from "./generate-formats.ts";

/** A valid value and an invalid value for each format. */
const values: Readonly<Record<string, [good: unknown, bad: unknown]>> = {
  date: ["2024-02-29", "2023-02-29"],
  time: ["23:59:60Z", "24:00:00Z"],
  "date-time": ["2024-02-29T12:00:00+01:00", "2024-02-29 noon"],
  "iso-time": ["12:00:00", "12:60:00"],
  "iso-date-time": ["2024-02-29T12:00:00", "2024-02-30T12:00:00"],
  duration: ["P1DT2H", "P"],
  uri: ["https://example.com/a", "/a"],
  "uri-reference": ["/a?b#c", "\\a"],
  "uri-template": ["/kites/{kite}{?colour,size:3}", "/kites/{"],
  url: ["https://example.com/a", "https://"],
  email: ["ada@example.com", "ada@"],
  hostname: ["kites.example.com", "-kites"],
  ipv4: ["192.0.2.1", "192.0.2.256"],
  ipv6: ["2001:db8::1", "2001:db8:::1"],
  regex: ["^[a-z]+$", "["],
  uuid: ["3b9f6d2e-8c1a-4f5e-9d7b-2a6c4e8f0b1d", "3b9f6d2e"],
  "json-pointer": ["/a~1b/0", "a"],
  "json-pointer-uri-fragment": ["#/a/0", "/a"],
  "relative-json-pointer": ["1/a", "/a"],
  byte: ["QUJD", "QUJ"],
  int32: [2147483647, 2147483648],
  int64: [9007199254740991, 0.5],
  float: [0.5, "0.5"],
  double: [1e300, "1"],
  password: ["any text", 7],
  binary: ["any text", 7],
};

/** Values that a format's standard accepts, and values that it rejects. ajv-formats is wrong about some of them. */
const standards: Readonly<Record<string, { accepted: unknown[]; rejected: unknown[] }>> = {
  // RFC 3339, section 5.6
  "date-time": {
    accepted: [
      "1985-04-12T23:20:50.52Z",
      "1996-12-19t16:39:57-08:00",
      "1990-12-31T15:59:60-08:00",
      "1937-01-01T12:00:27.87+00:20",
      "2024-02-29T00:59:59.999999999999999z",
    ],
    rejected: [
      "2024-01-01 00:00:00Z",
      "2024-01-01\n00:00:00Z",
      "2024-01-01T00:00:00+0100",
      "2024-01-01T00:00:00+01",
      "2024-01-01T00:00:00",
      "2024-01-01T00:00:00.Z",
      "2024-01-01T00:00:00Z\n",
      "2016-12-31T24:59:60+01:00",
      "2016-12-31T23:58:60Z",
      "2023-02-29T00:00:00Z",
    ],
  },
  time: {
    accepted: ["00:00:00Z", "23:59:60Z", "00:29:60.5+00:30", "12:00:00-23:59"],
    rejected: ["12:00:00", "12:00:00+01", "12:00:00+24:00", "22:59:60Z", "12:00Z", "12:00:61Z", ""],
  },
  // RFC 3339, appendix A (ISO 8601)
  duration: {
    accepted: ["P4Y", "PT0S", "P1M", "PT1M", "P1Y2M10DT2H30M", "P2W", "P1DT1H1M1S", "PT36H"],
    rejected: ["P1Y2D", "PT1H2S", "P1DT1H1S", "P1D2W", "P1DT", "PT", "P2D1Y", "P1Y2W", "1D", "P1"],
  },
  // RFC 4122, section 3
  uuid: {
    accepted: ["f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"],
    rejected: [
      "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
      "{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}",
      "f81d4fae7dec11d0a76500a0c91e6bf6",
      "f81d4fae-7dec-11d0-a765-00a0c91e6bf6\n",
    ],
  },
  // RFC 3986, sections 1.1.2 and 3
  uri: {
    accepted: [
      "ftp://ftp.is.co.za/rfc/rfc1808.txt",
      "ldap://[2001:db8::7]/c=GB?objectClass?one",
      "mailto:John.Doe@example.com",
      "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
      "http://a:b@c:80/%7e?d#e",
      "about:",
    ],
    rejected: [
      'http://a/"b"',
      "http://a:b/",
      "http:/[::1]",
      "http://[::01.2.3.4]",
      "//a/b",
      "a:%4",
    ],
  },
  "uri-reference": {
    accepted: ["", "#s", "../../../g", "//a/b", "./a:b", "g;x=1/../y", "a:b"],
    rejected: ['/a"b', "1:b", "/[::1]", "//a:b/", "//a@b@c/", "a b"],
  },
  // RFC 6570, sections 2.1 to 2.4
  "uri-template": {
    accepted: ["", "a%20é", "{a}{+b_1:9999,c*}", "{|a}", "{%41}", "it's/{a.b}"],
    rejected: [
      "%2",
      "{",
      "}",
      "{}",
      "{a}}",
      "{{a}",
      "a|",
      "{a|}",
      "{a,}",
      "{a..b}",
      "{a.}",
      "{a:0}",
      "{a**}",
      "{a b}",
    ],
  },
  byte: { accepted: ["", "QQ=="], rejected: ["QUJD\n<b>", "QUJD\n", "!\n", "QQ=", "Q==="] },
  int64: { accepted: [2 ** 63, -(2 ** 63), 1e18], rejected: [2 ** 64, -1e19, 1e300, 1.5] },
};

let folder: string;

beforeAll(async () => {
  folder = await generateFormats("formats", formatNames);
}, 60_000);

describe("the validator for the format", () => {
  it.each(formatNames)("%s accepts a valid value and rejects an invalid value", async (format) => {
    const [good, bad] = values[format] ?? [];
    const body: Body = await loadBody(folder, format);
    expect(body.is(good)).toBe(true);
    expect(body.explain(good)).toEqual([]);
    expect(body.is(bad)).toBe(false);
    const rule = typeof good === typeof bad ? "format" : "type";
    expect(found(body.explain(bad))).toEqual([` shape.${rule} ${rule}`]);
  });
});

describe("even where ajv-formats is wrong, the validator for the format", () => {
  it.each(Object.keys(standards))("%s follows the standard", async (format) => {
    const { accepted = [], rejected = [] } = standards[format] ?? {};
    const body: Body = await loadBody(folder, format);
    const verdicts = [...accepted, ...rejected].map((value) => [value, body.is(value)]);
    expect(verdicts).toEqual([
      ...accepted.map((value) => [value, true]),
      ...rejected.map((value) => [value, false]),
    ]);
    for (const value of rejected) {
      expect(found(body.explain(value)), String(value)).toEqual([" shape.format format"]);
    }
  });
});
