import { describe, expect, it } from "vitest";
import { is } from "../../generated/validators/account-create.js";
import { variants as explaining } from "../../generated/validators/document-create.explain.js";
import { variants } from "../../generated/validators/document-create.js";
import { loadFile } from "./load.ts";
import { patched } from "./patch.ts";
import type { Json } from "./vector.ts";

const invoice = loadFile("document-create/us").bases.plain?.value as Json;
const withEmptyLines = (bytes: number): Json =>
  patched(invoice, { "/details": Array.from({ length: Math.floor(bytes / 3) }, () => ({})) });

function milliseconds(work: () => unknown): number {
  const times = [0, 1, 2].map(() => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

describe("a large body", () => {
  it("tells of a hundred errors, and that there are more", () => {
    const { refusals, truncated } = explaining.us.explanation(withEmptyLines(94 * 1024));
    expect(refusals).toHaveLength(100);
    expect(truncated).toBe(true);
    expect(new Set(refusals.map(({ pointer }) => pointer)).size).toBe(100);
  });

  it("is not said to be cut where it tells everything", () => {
    const { refusals, truncated } = explaining.us.explanation(withEmptyLines(60));
    expect(refusals).toHaveLength(100);
    expect(truncated).toBe(false);
  });

  it("of 94 KiB of empty lines is refused in milliseconds", () => {
    const body = withEmptyLines(94 * 1024);
    expect(milliseconds(() => variants.us.is(body) || explaining.us.explain(body))).toBeLessThan(
      20,
    );
  });

  it("of 10 MiB of empty lines is refused in less than 50 ms", () => {
    const body = withEmptyLines(10 * 1024 * 1024);
    expect(milliseconds(() => variants.us.is(body) || explaining.us.explain(body))).toBeLessThan(
      50,
    );
  });

  it("may hold 8 MB of base64", () => {
    const account = loadFile("account-create/shared").bases.cl?.value as Json;
    const certificate_file = "QUJD".repeat(2_000_000);
    const body = patched(account, {
      "/registration_additional_data/certificate_file": certificate_file,
    });
    expect(is(body)).toBe(true);
  });

  it("may hold 8 MB of what is almost base64, which is refused", () => {
    const account = loadFile("account-create/shared").bases.cl?.value as Json;
    const certificate_file = `${"QUJD".repeat(2_000_000)}=A==`;
    const body = patched(account, {
      "/registration_additional_data/certificate_file": certificate_file,
    });
    expect(is(body)).toBe(false);
  });
});
