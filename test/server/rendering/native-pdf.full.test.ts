import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DocumentCreate } from "../../../generated/types/models.d.ts";
import type { Country } from "../../../server/countries/country.ts";
import { findAll, textOf } from "../../../server/xml/find.ts";
import { readXml } from "../../../server/xml/read-xml.ts";
import type { XmlElement } from "../../../server/xml/xml.ts";
import { createAccount, type TestAccount } from "../accounts.ts";
import { withTotals } from "../countries/native-documents.ts";
import { startService, type TestService } from "../service.ts";
import { readCode } from "./read-code.ts";
import { readPdf } from "./read-pdf.ts";
import { readPng } from "./read-png.ts";
import { everyCountry, firstBody } from "./samples.ts";

/** Expected texts, mostly from the native file: the PDF must contain `amounts` and `codes`. */
interface Stated {
  readonly amounts: readonly string[];
  readonly codes: readonly string[];
  /** Texts that the payload of the stamp must contain. */
  readonly symbol: readonly string[];
}

const first = (root: XmlElement, name: string) => {
  const [found] = findAll(root, name);
  return (found && textOf(found)) ?? "";
};
const attribute = (root: XmlElement, name: string, member: string) =>
  findAll(root, name)[0]?.attributes[member] ?? "";

type Reader = (root: XmlElement, cae: string, bytes: Buffer) => Stated;

const readers: Readonly<Record<string, Reader>> = {
  cl: (root, _, bytes) => ({
    amounts: ["MntNeto", "IVA", "MntTotal"].map((name) => first(root, name)),
    codes: ["Timbre Electrónico SII", first(root, "Folio")],
    symbol: [/<TED[\s\S]*<\/TED>/.exec(bytes.toString("latin1"))?.[0] ?? "-"],
  }),
  pe: (root) => ({
    amounts: ["PayableAmount", "TaxAmount"].map((name) => first(root, name)),
    codes: [first(root, "DigestValue"), (textOf(root, "cbc:Note") ?? "-").replace("SON: ", "")],
    symbol: [first(root, "DigestValue"), first(root, "PayableAmount")],
  }),
  co: (root) => ({
    amounts: ["PayableAmount", "TaxAmount"].map((name) => first(root, name)),
    codes: [textOf(root, "cbc:UUID") ?? "-", first(root, "InvoiceAuthorization")],
    symbol: [first(root, "QRCode")],
  }),
  mx: (root) => ({
    amounts: [
      root.attributes.Total ?? "",
      root.attributes.SubTotal ?? "",
      attribute(root, "Impuestos", "TotalImpuestosTrasladados") ||
        (findAll(root, "Impuestos").at(-1)?.attributes.TotalImpuestosTrasladados ?? ""),
    ],
    codes: [
      ...["Sello", "NoCertificado"].map((name) => root.attributes[name] ?? "-"),
      ...["UUID", "SelloSAT", "NoCertificadoSAT", "FechaTimbrado"].map((name) =>
        attribute(root, "TimbreFiscalDigital", name),
      ),
    ],
    symbol: [attribute(root, "TimbreFiscalDigital", "UUID"), `tt=${root.attributes.Total}0000`],
  }),
  ar: (root, cae) => ({
    amounts: ["ImpTotal", "ImpNeto", "ImpIVA"].map((name) => first(root, name)),
    codes: [cae, `COD. ${first(root, "CbteTipo").padStart(2, "0")}`],
    symbol: [],
  }),
  us: (root) => ({ amounts: [first(root, "PayableAmount")], codes: [], symbol: [] }),
};

/** A country's first body with `lines` copies of its first line; omits modifiers, taxes, e-mail and observations. */
function bodyOf(country: Country, lines: number, template_id: number): DocumentCreate {
  const { header, details, totals } = firstBody(country);
  const [line] = details;
  if (line === undefined) throw new Error("The first body has no line.");
  const { modifier_amount: _, modifier_percentage: __, taxes: ___, ...plain } = line;
  const { receiver_email: ____, observations: _____, ...needed } = header;
  const named = Array.from({ length: lines }, (_line, index) => ({
    ...plain,
    line_description: `Artículo ${index + 1}`,
  }));
  const options = { template_id };
  return withTotals(country, { header: needed, options, details: named, totals });
}

const plain = (text: string) => text.replace(/\s+/g, "");

describe.each(everyCountry)("PDF and native file of %s", (code: string, country) => {
  let service: TestService;
  let account: TestAccount;

  beforeAll(async () => {
    service = await startService();
    account = await createAccount(service, code);
  });
  afterAll(() => service.close());

  it.each([
    [1, 1],
    [1, 60],
    [2, 1],
    [2, 60],
  ])("contain the same amounts and codes in template %i with %i lines", async (template, lines) => {
    const payment_link = { payment_url: "https://pagos.example/123" };
    const body = { ...bodyOf(country, lines, template), payment_link };
    const made = await account.admin.post("/v1/documents?generate_stamp=1", body);
    expect([made.status, made.body.authority?.status]).toEqual([201, "accepted"]);
    const { body: read } = await account.admin.get(`/v1/documents/${made.body.document_id}`);
    const { document_pdf = "", document_xml = "" } = read.electronic_document ?? {};
    const bytes = Buffer.from(document_xml, "base64");
    const pages = await readPdf(Buffer.from(document_pdf, "base64"));
    const text = pages.map((page) => page.text).join(" ");
    const stated = readers[code]?.(readXml(bytes), read.authority?.cae ?? "", bytes);
    const money = (amount: string) =>
      plain(country.rendering.formatMoney(amount, { ...body, document_id: 1 } as never));
    const missing = [
      ...(stated?.amounts ?? []).map(money),
      ...(stated?.codes ?? []).map(plain),
      plain(country.rendering.words.testDocument),
      ...body.details.map(({ line_description }) => plain(line_description)),
    ].filter((wanted) => !plain(text).includes(wanted));
    expect(missing).toEqual([]);
    expect(stated?.amounts).not.toContain("");
    expect(stated?.codes).not.toContain("");
    // A document with one line fits on one page.
    if (lines === 1) expect(pages).toHaveLength(1);
    const stamp = made.body.electronic_document?.stamp_img;
    expect(stamp === undefined).toBe(code === "us");
    if (stamp === undefined) return;
    const symbology = code === "cl" ? "pdf417" : "qrcode";
    const symbol = readCode(symbology, readPng(Buffer.from(stamp, "base64")));
    expect((stated?.symbol ?? []).filter((wanted) => !symbol.includes(wanted))).toEqual([]);
    if (code === "ar") {
      const facts = JSON.parse(atob(new URL(symbol).searchParams.get("p") ?? ""));
      expect(facts).toMatchObject({
        codAut: Number(read.authority?.cae),
        importe: Number(stated?.amounts[0]),
        nroCmp: read.header.document_number,
      });
    }
  });
});
