import { expect, it } from "vitest";
import { verdictFields } from "../../../../server/documents/authority/verdict-fields.ts";

it("no verdict yet is pending and no error", () => {
  expect(verdictFields(undefined)).toEqual({
    taxbureau_validation_status: 0,
    result: { status: 0 },
  });
});

it("an acceptance shows its receipt where there is one", () => {
  const accepted = { taxbureau_validation_status: 1, result: { status: 0 } };
  expect(verdictFields({ accepted: true })).toEqual(accepted);
  const receipt = { filename: "R-1.xml", content: "PHIvPg==" };
  expect(verdictFields({ accepted: true, receipt })).toEqual({
    ...accepted,
    document_cdr: "PHIvPg==",
    document_cdr_filename: "R-1.xml",
  });
});

it.each([
  [true, "3116 Cargo data are missing. The number is used."],
  [false, "3116 Cargo data are missing. The number is not used."],
])("a refusal says what became of the number: used %s", (numberUsed, error_message) => {
  const refusal = { code: "3116", message: "Cargo data are missing.", numberUsed };
  expect(verdictFields({ accepted: false, ...refusal })).toEqual({
    taxbureau_validation_status: 2,
    result: { status: 1, error_message },
  });
});
