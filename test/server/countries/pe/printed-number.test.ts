import { afterAll, beforeAll, expect, test } from "vitest";
import type { Document } from "../../../../generated/types/models.d.ts";
import { writeMail } from "../../../../server/email/write-mail.ts";
import { viewModel } from "../../../../server/rendering/view-model.ts";
import { createAccount, type TestAccount } from "../../accounts.ts";
import { readPdf } from "../../rendering/read-pdf.ts";
import { sample } from "../../rendering/samples.ts";
import { startService, type TestService } from "../../service.ts";
import { baseBody } from "../bodies.ts";
import { describeCountry } from "../known.ts";

describeCountry("pe", "a Peruvian document without a series", (country) => {
  let service: TestService;
  let account: TestAccount;

  beforeAll(async () => {
    service = await startService();
    account = await createAccount(service, "pe");
  });

  afterAll(() => service.close());

  const withoutSeries = () => {
    const body = baseBody("pe", "plain");
    const { document_sequence_code: _, ...header } = body.header;
    return { ...body, header };
  };
  const issue = async (body: object) => {
    const created = await account.admin.post("/v1/documents", body);
    expect([created.status, created.body.errors]).toEqual([201, undefined]);
    return Number(created.body.document_id);
  };
  const readFile = (id: number) =>
    service.request(`/v1/documents/${id}/pdf`, {
      headers: { Authorization: `Bearer ${account.admin.token}` },
    });

  test("has its printed number in the file name of its PDF, and in the PDF of a note that refers to it", async () => {
    await issue(withoutSeries());
    const second = await issue(withoutSeries());
    const name = (await readFile(second)).headers.get("Content-Disposition");
    expect(name).toBe('inline; filename="FACTURA-ELECTRONICA-F001-00000002.pdf"');
    const reference = { reference_code: 1, reference_document_id: second, description: "Anula" };
    const note = await issue({ ...withoutSeries(), references: [reference] });
    const pages = await readPdf(new Uint8Array(await (await readFile(note)).arrayBuffer()));
    expect(pages.map(({ text }) => text).join(" ")).toContain("F001-00000002");
  });

  test("is called a factura in references if its assigned series is F001, a boleta if B001", async () => {
    const reference = {
      reference_code: 1,
      reference_document_id: 9,
      description: "Anula",
    } as const;
    const titleOf = async (series: string) => {
      const held = { document_type_id: 101, document_number: 1, series };
      const document = { references: [reference] };
      const referenced = new Map([[9, held]]);
      return (await viewModel(sample(country, { document, referenced }))).references[0]?.type;
    };
    expect([await titleOf("F001"), await titleOf("B001")]).toEqual([
      "FACTURA ELECTRÓNICA",
      "BOLETA DE VENTA ELECTRÓNICA",
    ]);
  });

  test("has its printed number in its e-mail: in the subject, the text and the attachment's file name", () => {
    const { document } = sample(country, {}, withoutSeries());
    const mail = writeMail({
      document: document as Document,
      rendering: country.rendering,
      issuer: "Textiles",
      issuerEmail: "own@textiles.example",
      sender: "sender@textiles.example",
      messageId: "1",
      to: "a@b.example",
      native: { seals: {}, type: "01", series: "F001", number: 123 },
      pdf: Buffer.from("%PDF-"),
    });
    expect(mail?.subject).toBe("FACTURA ELECTRÓNICA F001-00000123 - Textiles");
    expect(mail?.text).toContain("FACTURA ELECTRÓNICA F001-00000123.");
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
      "FACTURA-ELECTRONICA-F001-00000123.pdf",
    ]);
  });
});
