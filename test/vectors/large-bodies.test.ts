import { describe, expect, it } from "vitest";
import { is } from "../../generated/validators/account-create.js";
import { variants as explaining } from "../../generated/validators/document-create.explain.js";
import { variants } from "../../generated/validators/document-create.js";
import { countries } from "../../server/countries/countries.ts";
import { documentBases } from "../server/countries/base-bodies.ts";
import { loadFile } from "./load.ts";
import { patched } from "./patch.ts";
import type { Json } from "./vector.ts";

const country = countries[0]?.code as keyof typeof variants;
const invoice = documentBases(country)[0]?.[1];
const withEmptyLines = (bytes: number) => {
  const details: Json[] = new Array(Math.floor(bytes / 3)).fill({});
  return { ...invoice, details };
};

/** Number of times that `work` reads an item of `details`. */
function linesRead(bytes: number, work: (body: unknown) => unknown): number {
  let read = 0;
  const { details, ...rest } = withEmptyLines(bytes);
  const counted = new Proxy(details, {
    get(lines, name) {
      if (/^[0-9]+$/.test(String(name))) read++;
      return Reflect.get(lines, name);
    },
  });
  work({ ...rest, details: counted });
  return read;
}

describe("a request body", () => {
  it("with more than a hundred errors gets the first hundred, and the result is marked as truncated", () => {
    const { refusals, truncated } = explaining[country].explanation(withEmptyLines(94 * 1024));
    expect(refusals).toHaveLength(100);
    expect(truncated).toBe(true);
    expect(new Set(refusals.map(({ pointer }) => pointer)).size).toBe(100);
  });

  it("with exactly a hundred errors gets all errors, and the result is not marked as truncated", () => {
    const { refusals, truncated } = explaining[country].explanation(withEmptyLines(60));
    expect(refusals).toHaveLength(100);
    expect(truncated).toBe(false);
  });

  it.each([94 * 1024, 10 * 1024 * 1024])(
    "with %i bytes of empty items in `details` is rejected after fewer than 500 reads of items",
    (bytes) => {
      const { is } = variants[country];
      const { explain } = explaining[country];
      expect(linesRead(bytes, (body) => expect(is(body)).toBe(false))).toBeLessThan(10);
      expect(linesRead(bytes, (body) => expect(explain(body)).toHaveLength(100))).toBeLessThan(500);
    },
  );

  it("may contain 8 MB of base64", () => {
    const account = Object.values(loadFile("account-create/shared").bases)[0]?.value as Json;
    const certificate_file = "QUJD".repeat(2_000_000);
    const body = patched(account, {
      "/registration_additional_data/certificate_file": certificate_file,
    });
    expect(is(body)).toBe(true);
  });

  it("with 8 MB of almost valid base64 is rejected", () => {
    const account = Object.values(loadFile("account-create/shared").bases)[0]?.value as Json;
    const certificate_file = `${"QUJD".repeat(2_000_000)}=A==`;
    const body = patched(account, {
      "/registration_additional_data/certificate_file": certificate_file,
    });
    expect(is(body)).toBe(false);
  });
});
