import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytesOf, DerError, oidOf, readDer } from "../../../server/certificates/der.ts";
import { openPfx } from "../../../server/certificates/open-pfx.ts";
import { createWorkBudget } from "../../../server/certificates/work-budget.ts";
import { base64Of } from "./sent.ts";

const read = (hex: string) => readDer(Buffer.from(hex.replaceAll(" ", ""), "hex"));

describe("ASN.1", () => {
  it("is read with short, long and indefinite lengths", () => {
    const texts = ["30 03 04 01 61", "30 81 03 04 01 61", "30 80 04 01 61 00 00"];
    for (const text of texts) {
      const [child] = read(text).children;
      expect(Buffer.from(child?.content ?? []).toString()).toBe("a");
    }
  });

  it("octet strings are joined from their segments", () => {
    const pieces = read("24 80 04 01 61 24 05 04 03 62 63 64 00 00");
    expect(Buffer.from(bytesOf(pieces)).toString()).toBe("abcd");
  });

  it("object identifiers are read in dotted notation", () => {
    expect(oidOf(read("06 09 2a 86 48 86 f7 0d 01 07 01"))).toBe("1.2.840.113549.1.7.1");
    expect(oidOf(read("06 03 55 04 05"))).toBe("2.5.4.5");
    expect(oidOf(read("06 03 88 37 03"))).toBe("2.999.3");
  });

  it.each(["", "30", "30 05 04 01", "30 84 ff ff ff ff", "04 80 00 00", "1f 81 00", "30 80 04"])(
    "the incomplete or invalid bytes %j are rejected",
    (text) => {
      expect(() => read(text)).toThrow(DerError);
    },
  );

  it("a thousand nested elements are rejected", () => {
    expect(() => read("3080".repeat(1000))).toThrow(DerError);
  });
});

describe("the reader of PFX files", () => {
  it("throws no error other than DerError and TooMuchWork if bytes of a file are changed", () => {
    const whole = Buffer.from(base64Of("plain.pfx"), "base64");
    const byte = fc.record({ at: fc.nat(whole.length - 1), value: fc.nat(255) });
    fc.assert(
      fc.property(fc.array(byte, { minLength: 1, maxLength: 8 }), (changes) => {
        const bytes = Buffer.from(whole);
        for (const { at, value } of changes) {
          bytes[at] = value;
        }
        try {
          openPfx(bytes, "secret", createWorkBudget());
        } catch (error) {
          expect(["DerError", "TooMuchWork"]).toContain((error as Error).name);
        }
      }),
      { numRuns: 500 },
    );
  });
});
