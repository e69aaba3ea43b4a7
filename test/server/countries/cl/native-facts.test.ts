import { expect, it } from "vitest";
import type { DocumentCreate } from "../../../../generated/types/models.d.ts";
import { childElements, find, textOf } from "../../../../server/xml/find.ts";
import { draft, line, texts } from "./native-draft.ts";

it.each([
  ["invoice", "Documento", "33"],
  ["exempt-invoice", "Documento", "34"],
  ["receipt", "Documento", "39"],
  ["exempt-receipt", "Documento", "41"],
  ["guide", "Documento", "52"],
  ["debit-note", "Documento", "56"],
  ["credit-note", "Documento", "61"],
  ["export-invoice", "Exportaciones", "110"],
  ["export-debit-note", "Exportaciones", "111"],
  ["export-credit-note", "Exportaciones", "112"],
])("the file of the body %s has a %s element of type %s", (base, name, type) => {
  const { document, header } = draft(base);
  expect(document.name).toBe(name);
  expect(document.attributes.ID).toBe(`F1T${type}`);
  expect(header("IdDoc", "TipoDTE")).toBe(type);
});

it("the issuer is the account, even if the header names another issuer", () => {
  const { header } = draft("invoice", {
    header: { issuer_tax_id_code: "1-9", issuer_legal_name: "Another" },
  });
  expect(header("Emisor", "RUTEmisor")).toBe("77123456-9");
  expect(header("Emisor", "RznSoc")).toBe("Comercial Andes SpA");
});

it.each([
  [{}, "829900", true],
  [{ registration_company_industry_sector: "Ferretería (475201)" }, "475201", false],
  [{ registration_additional_data: { registration_activity_code: "561000" } }, "561000", false],
  [{ registration_company_industry_sector: "4752" }, "829900", true],
])("the base account, changed by %j, has the activity code %s", (account, code, isDefault) => {
  const { header, defaults } = draft("invoice", {}, account);
  expect(header("Emisor", "Acteco")).toBe(code);
  expect(defaults.includes("/header/issuer_activity")).toBe(isDefault);
});

it("the receiver's RUT is 66666666-6 in a receipt without a receiver, and 55555555-5 in an export", () => {
  const receipt = draft("receipt");
  expect(receipt.header("Receptor", "RUTRecep")).toBe("66666666-6");
  expect(receipt.header("Receptor", "RznSocRecep")).toBe("-");
  expect(receipt.defaults).toContain("/header/receiver_tax_id_code");
  const exported = draft("export-invoice");
  expect(exported.header("Receptor", "RUTRecep")).toBe("55555555-5");
  expect(exported.header("Receptor", "Extranjero", "NumId")).toBe("EIN 74-0012345");
  expect(exported.defaults).toEqual(["/header/issuer_activity"]);
});

it("an unknown country of an export has the customs code 999", () => {
  const { document, header, defaults, limits } = draft("export-invoice", {
    header: { receiver_country_id: 7777 },
  });
  expect(texts(find(document, "Encabezado", "Transporte", "Aduana"))).toMatchObject({
    CodPaisRecep: "999",
    CodPaisDestin: "999",
  });
  expect(header("Receptor", "Extranjero", "Nacionalidad")).toBe("999");
  expect(defaults).toContain("/header/receiver_country_id");
  expect(limits).toEqual([]);
});

it.each([
  [undefined, "PESO CL", true],
  [1, "PESO CL", false],
  [2, "DOLAR USA", false],
  [3, "EURO", false],
  [826, "LIBRA EST", false],
  [77, "OTRAS MONEDAS", true],
])("the currency_id %s of an export is written as %s", (id, name, isDefault) => {
  const { header, defaults } = draft("export-invoice", { header: { currency_id: id as number } });
  expect(header("Totales", "TpoMoneda")).toBe(name);
  expect(defaults.includes("/header/currency_id")).toBe(isDefault);
});

it("long texts are cut, characters outside ISO-8859-1 become question marks, and a RUT's letter is a capital", () => {
  const { document, header, limits } = draft("invoice", {
    header: {
      receiver_tax_id_code: "8400006-k",
      receiver_legal_name: `  ${"Ñandú ".repeat(40)}`,
      receiver_city: "東京",
      issuer_phone: "",
      issuer_activity: " ",
      observations: "x".repeat(200),
    },
    details: [line({ line_description: "y".repeat(100), unit_measure: "kilogramos" })],
  });
  expect(limits).toEqual([]);
  expect(header("Receptor", "RUTRecep")).toBe("8400006-K");
  expect(header("Receptor", "RznSocRecep")).toHaveLength(100);
  expect(header("Receptor", "CiudadRecep")).toBe("??");
  expect(header("Emisor", "Telefono")).toBeUndefined();
  expect(header("Emisor", "GiroEmis")).toBe("-");
  expect(header("IdDoc", "TermPagoGlosa")).toBe("x".repeat(100));
  expect(texts(find(document, "Detalle"))).toMatchObject({
    NmbItem: "y".repeat(80),
    DscItem: "y".repeat(100),
    // The default unit, because `kilogramos` is not a listed unit.
    UnmdItem: "UN",
  });
});

it.each([
  [0, undefined],
  [1, "Remark"],
  [2, undefined],
  [3, "Remark"],
])("with deployment_observations %s the remark in the file is %s", (place, shown) => {
  const header = { observations: "Remark", deployment_observations: place as 0 };
  expect(draft("invoice", { header }).header("IdDoc", "TermPagoGlosa")).toBe(shown);
  const { document } = draft("receipt", { header });
  expect(textOf(document, "Referencia", "RazonRef")).toBe(shown);
});

it("each payment has a due date and a share of the total", () => {
  const { document, header } = draft("exempt-invoice", {
    header: { payment_conditions: "0,30,60" },
  });
  const idDoc = find(document, "Encabezado", "IdDoc");
  expect(idDoc && childElements(idDoc, "MntPagos").map(texts)).toEqual([
    { FchPago: "2025-03-14", MntPago: "158400" },
    { FchPago: "2025-04-13", MntPago: "158400" },
    { FchPago: "2025-05-13", MntPago: "163200" },
  ]);
  expect([header("IdDoc", "FmaPago"), header("IdDoc", "FchVenc")]).toEqual(["2", "2025-05-13"]);
});

type Reference = NonNullable<DocumentCreate["references"]>[number];

it.each<[Partial<Reference>, object]>([
  [
    { reference_code: 1, document_type_id: 2, reference_number: "15" },
    { TpoDocRef: "33", FolioRef: "15", CodRef: "1" },
  ],
  [
    { reference_code: 2, document_type_id: 32, reference_number: "15" },
    { TpoDocRef: "34", CodRef: "2" },
  ],
  [
    { reference_code: 3, reference_document_id: 2 },
    { TpoDocRef: "52", FolioRef: "4", FchRef: "2025-02-01", CodRef: "3" },
  ],
  [{ reference_code: 4 }, { TpoDocRef: "SET", FolioRef: "0" }],
  [
    {
      reference_code: 5,
      reference_type: 812,
      reference_number: "R-1",
      reference_date: "2025-01-02",
    },
    { TpoDocRef: "812", FolioRef: "R-1", FchRef: "2025-01-02" },
  ],
  [{ reference_code: 5 }, { TpoDocRef: "801", FolioRef: "0" }],
  [{ reference_code: 6 }, { TpoDocRef: "52", FolioRef: "0" }],
  [
    { reference_code: 7, document_type_id: 2, reference_number: "0" },
    { TpoDocRef: "33", IndGlobal: "1", FolioRef: "0", CodRef: "3" },
  ],
])("the reference %j is written with the tax authority's codes", (parts, stated) => {
  const reference = { reference_code: 1, description: "Why", ...parts } as Reference;
  const { document, limits } = draft("credit-note", { references: [reference] });
  expect(texts(find(document, "Referencia"))).toEqual({
    NroLinRef: "1",
    FchRef: "2025-03-21",
    RazonRef: "Why",
    FolioRef: "15",
    ...stated,
  });
  expect(limits).toEqual([]);
});

it("a guide states how and why goods are moved; within one company, the issuer is also the receiver", () => {
  const { header } = draft("guide");
  expect([header("IdDoc", "TipoDespacho"), header("IdDoc", "IndTraslado")]).toEqual(["2", "1"]);
  expect(header("Transporte", "DirDest")).toBe("Obra El Alba, portón norte");
  const nobody = { receiver_tax_id_code: undefined, receiver_legal_name: undefined };
  const inside = draft("guide", { header: { ...nobody, guide_type: 5 } as object });
  expect(inside.header("Receptor", "RUTRecep")).toBe("77123456-9");
});

it("an export states terms of sale, ports, weight, countries and totals in pesos", () => {
  const { document } = draft("export-invoice");
  expect(texts(find(document, "Encabezado", "Transporte", "Aduana"))).toEqual({
    CodModVenta: "1",
    CodClauVenta: "5",
    TotClauVenta: "8000",
    IdAdicPtoEmb: "Valparaíso",
    IdAdicPtoDesemb: "Houston",
    PesoBruto: "1260",
    CodUnidPesoBruto: "6",
    CodPaisRecep: "225",
    CodPaisDestin: "225",
  });
  expect(texts(find(document, "Encabezado", "OtraMoneda"))).toEqual({
    TpoMoneda: "PESO CL",
    TpoCambio: "942",
    MntExeOtrMnda: "7536000",
    MntTotOtrMnda: "7536000",
  });
});

it.each<[string, Parameters<typeof draft>[1], readonly string[]]>([
  ["a day before 2000", { header: { issue_date: "1999-12-31" } }, ["/header/issue_date"]],
  [
    "more than sixty lines",
    { details: Array.from({ length: 61 }, () => line({})) },
    ["/details/60"],
  ],
  ["a line below zero", { details: [line({}), line({ modifier_amount: -1001 })] }, ["/details/1"]],
  [
    "a total below zero",
    { totals: { net_amount: -100, total_amount: -119 } },
    ["/totals/net_amount", "/totals/total_amount", "/totals/total_amount"],
  ],
  [
    "a referenced document type of four digits",
    { references: [{ reference_code: 1, document_type_id: 1000, description: "" }] },
    ["/references/0/document_type_id"],
  ],
  [
    "more than forty references",
    {
      references: Array.from(
        { length: 41 },
        () => ({ reference_code: 4, description: "" }) as const,
      ),
    },
    ["/references/40"],
  ],
])("%s is reported in `limits`", (_name, changes, pointers) => {
  expect(draft("invoice", changes).limits).toEqual(pointers);
});
