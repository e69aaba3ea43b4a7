import { expect, it, test } from "vitest";
import type { Document, DocumentCreate } from "../../../../generated/types/models.d.ts";
import { documentInstalments } from "../../../../server/documents/document-instalments.ts";
import { viewModel } from "../../../../server/rendering/view-model.ts";
import { find, findAll, textOf } from "../../../../server/xml/find.ts";
import { sample } from "../../rendering/samples.ts";
import { accountBase } from "../base-bodies.ts";
import { baseBody } from "../bodies.ts";
import { describeCountry } from "../known.ts";
import { makeFile } from "../native-suite.ts";
import { trialOf } from "./native-trial.ts";

describeCountry("pe", "Peruvian printed documents", (country) => {
  const printed = async (body: DocumentCreate) => {
    const named = { name: "printed", body, isPlain: true };
    const { file, input, draft } = await makeFile(trialOf(country), named, 123);
    const native = { ...input.numbering, seals: file.seals };
    const view = await viewModel(sample(country, { native }, body));
    return { root: draft.root, view };
  };
  const retention = (details: object, header: object = {}): DocumentCreate => {
    const body = baseBody("pe", "retention");
    const [reference] = body.references ?? [];
    return {
      ...body,
      header: { ...body.header, ...header },
      references: [{ reference_code: 5, ...reference, description: "", ...details }],
    };
  };

  it.each([
    ["the amounts in its body", baseBody("pe", "retention")],
    ["the total of a stored invoice", retention({ reference_document_id: 1, additional: {} })],
    [
      "a payment in dollars",
      retention(
        {
          additional: {
            pe_retention_details: {
              reference_paid_amount: 1000,
              calculation_rate: 3.7,
              currency_id: "USD",
            },
          },
        },
        { currency_id: 2, additional: { pe_retention_header: {} } },
      ),
    ],
  ])(
    "a retention with %s is printed with the two sums of its file, and without a row for IGV",
    async (_, body) => {
      const { root, view } = await printed(body);
      const sums = ["cbc:TotalInvoiceAmount", "sac:SUNATTotalPaid"].map((name) => {
        const found = find(root, name);
        return country.rendering.formatMoney((found && textOf(found)) ?? "", {
          ...body,
          header: { document_type_id: 20, issue_date: "2025-04-05" },
        });
      });
      expect(view.amounts).toEqual([
        { label: "Importe total retenido", value: sums[0], strong: true },
        { label: "Importe total pagado", value: sums[1], strong: false },
      ]);
    },
  );

  test("a document without a series is printed with the series of its file", async () => {
    const body = baseBody("pe", "plain");
    const { document_sequence_code: _, ...header } = body.header;
    const { root, view } = await printed({ ...body, header });
    expect(textOf(root, "cbc:ID")).toBe("F001-123");
    expect(view.titleBox.texts).toContain("F001-00000123");
  });

  test("a retention is printed with the retained amount in words", async () => {
    const { view } = await printed(baseBody("pe", "retention"));
    expect(view.amounts.map(({ value }) => value)).toEqual(["S/ 35.40", "S/ 1,144.60"]);
    expect(view.amountInWords).toBe("Importe en letras: TREINTA Y CINCO CON 40/100 SOLES");
  });

  test("a draft of a retention is printed with the same sums as the issued retention", async () => {
    const body = baseBody("pe", "retention");
    const draft = await viewModel(sample(country, { document: { document_status: 0 } }, body));
    expect(draft.amounts).toEqual((await printed(body)).view.amounts);
  });

  it("an invoice with a detraction is printed with the instalments of its file", async () => {
    const body = baseBody("pe", "detraction-general", { header: { payment_conditions: "30,60" } });
    const { root } = await printed(body);
    const terms = findAll(root, "PaymentTerms").filter((term) =>
      textOf(term, "cbc:PaymentMeansID")?.startsWith("Cuota"),
    );
    const account = { id: 1, country, facts: accountBase("pe") };
    const shown = documentInstalments(body as Document, account);
    expect(shown.map(({ amount }) => Number(amount))).toEqual([1038.4, 1038.4]);
    expect(terms.map((term) => Number(textOf(term, "cbc:Amount")))).toEqual([1038.4, 1038.4]);
  });

  it.each([
    ["retention", "Representación impresa del COMPROBANTE DE RETENCIÓN ELECTRÓNICO"],
    ["plain", "Representación impresa de la FACTURA ELECTRÓNICA"],
    ["shipping", "Representación impresa de la GUÍA DE REMISIÓN REMITENTE ELECTRÓNICA"],
  ])("the legal line printed for the body %s has the right Spanish article", async (base, line) => {
    const { view } = await printed(baseBody("pe", base));
    expect(view.legalLines).toContain(line);
  });
});
