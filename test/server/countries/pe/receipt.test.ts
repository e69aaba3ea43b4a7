import { expect, it } from "vitest";
import { describeCountry } from "../known.ts";

describeCountry("pe", "the name of a receipt", ({ rendering: paper }) => {
  const named = (header: object) =>
    paper.receiptName?.({
      document: {
        header: {
          document_type_id: 101,
          issue_date: "2025-04-02",
          document_number: 123,
          ...header,
        },
        totals: {},
      },
      issuer: { legalName: "", taxId: "20600123450" },
    });

  it("is made of the RUC, the type, the series and the number", () => {
    expect(named({ document_sequence_code: "F001" })).toBe("R-20600123450-01-F001-123.xml");
    expect(named({ document_sequence_code: "B001" })).toBe("R-20600123450-03-B001-123.xml");
    expect(named({})).toBe("R-20600123450-101-123.xml");
  });

  it("leads to no folder", () => {
    expect(named({ document_sequence_code: "../F 1\0" })).toBe("R-20600123450-101-F1-123.xml");
  });
});
