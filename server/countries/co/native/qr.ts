import { sum } from "../../../model/decimal.ts";
import { fixed } from "../../ubl/components.ts";
import { type CoFile, OFFSET } from "./co-file.ts";
import { receiverIdentity } from "./identity.ts";
import { isWithheld, taxOf } from "./taxes.ts";

const searchPage = "https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=";

// The URL at which DIAN's test environment shows a document.
function searchAddress(cufe: string): string {
  return `${searchPage}${cufe}`;
}

/** The text of the QR code (technical annex 1.9, section 11.7): one line for each fact, with the URL last. */
export function qrText(file: CoFile, cufe: string): string {
  const { input, reckoning, moment } = file;
  const iva = taxOf(reckoning.taxes, "01");
  const others = reckoning.taxes.filter(({ code }) => code !== "01" && !isWithheld(code));
  return [
    `NumFac: ${file.id}`,
    `FecFac: ${input.document.header.issue_date}`,
    `HorFac: ${moment.time}${OFFSET}`,
    `NitFac: ${file.issuer.number}`,
    `DocAdq: ${receiverIdentity(input.document).number}`,
    `ValFac: ${fixed(reckoning.net)}`,
    `ValIva: ${fixed(iva)}`,
    `ValOtroIm: ${fixed(sum(others.map(({ amount }) => amount)))}`,
    `ValTolFac: ${fixed(reckoning.total)}`,
    `${file.root === "Invoice" ? "CUFE" : "CUDE"}: ${cufe}`,
    searchAddress(cufe),
  ].join("\n");
}
