import { describe, expect, it } from "vitest";
import type { Verdict } from "../../../server/authority/authority.ts";
import type { AuthorityFacts } from "../../../server/model/verdict-fields.ts";
import { verdictFields } from "../../../server/model/verdict-fields.ts";

const accepted: Verdict = { accepted: true };
const rejected = (numberUsed: boolean): Verdict => ({
  accepted: false,
  code: "3116",
  message: "Cargo data are missing.",
  numberUsed,
});

function fields(facts: Partial<AuthorityFacts>) {
  return verdictFields({ delivery: "delivered", ...facts });
}

describe("a document", () => {
  it("that is not yet delivered is pending and has no `result`", () => {
    expect(fields({ delivery: "pending" })).toEqual({ taxbureau_validation_status: 0 });
  });

  it("that never reached the authority has an error in `result`", () => {
    expect(fields({ delivery: "failed" })).toEqual({
      taxbureau_validation_status: 0,
      result: { status: 1, error_message: expect.stringMatching(/this document\.$/) },
    });
  });

  it("has a message about an error of this service if an internal error prevented the submission", () => {
    const [unreached, internal] = ["The authority did not respond in time.", "internal"].map(
      (failure) => fields({ delivery: "failed", failure }).result?.error_message,
    );
    expect(unreached).toMatch(/^The tax authority could not be reached/);
    expect(internal).toMatch(
      /^An error of this service prevented the submission, .* this document\.$/,
    );
  });

  it("that is accepted contains the authority's receipt if the authority sent a receipt", () => {
    const shown = { taxbureau_validation_status: 1, result: { status: 0 } };
    expect(fields({ verdict: accepted })).toEqual(shown);
    const receipt = { filename: "R-1.xml", content: "PHIvPg==" };
    expect(fields({ verdict: { accepted: true, receipt } })).toEqual({
      ...shown,
      document_cdr: "PHIvPg==",
      document_cdr_filename: "R-1.xml",
    });
  });

  it.each([
    [true, "3116 Cargo data are missing. The authority counts the number as used."],
    [
      false,
      "3116 Cargo data are missing. The authority does not count the number as used. The document keeps the number, so the sequence has no gap.",
    ],
  ])("that is rejected reports whether its number is used: %s", (numberUsed, error_message) => {
    expect(fields({ verdict: rejected(numberUsed) })).toEqual({
      taxbureau_validation_status: 2,
      result: { status: 1, error_message },
    });
  });
});

describe("a cancelled document", () => {
  const cancelled = { cancelled: true, verdict: accepted };

  it("stays accepted until the authority has accepted the cancellation", () => {
    expect(fields({ ...cancelled, delivery: "pending" })).toEqual({
      taxbureau_validation_status: 1,
    });
    expect(fields({ ...cancelled, cancellation: accepted })).toEqual({
      taxbureau_validation_status: 3,
      result: { status: 0 },
    });
  });

  it("whose cancellation is rejected or undelivered stays accepted, with an error in `result`", () => {
    expect(fields({ ...cancelled, cancellation: rejected(true) })).toEqual({
      taxbureau_validation_status: 1,
      result: {
        status: 1,
        error_message: "3116 Cargo data are missing. The document remains valid at the authority.",
      },
    });
    expect(fields({ ...cancelled, delivery: "failed" })).toEqual({
      taxbureau_validation_status: 1,
      result: { status: 1, error_message: expect.stringMatching(/this cancellation\.$/) },
    });
  });

  it("that was rejected stays rejected", () => {
    const shown = fields({ cancelled: true, verdict: rejected(true) });
    expect(shown.taxbureau_validation_status).toBe(2);
  });
});
