import { createHash } from "node:crypto";
import { decimal, sum } from "../../../model/decimal.ts";
import { childElements, find, textOf } from "../../../xml/find.ts";
import { readableXml } from "../../../xml/read-xml.ts";
import type { XmlElement } from "../../../xml/xml.ts";
import type { AuthorityMessage, NativeInput, SandboxReply, SandboxRequest } from "../../native.ts";
import { normaliseTaxId } from "../../tax-id.ts";
import { cuit } from "../tax-id.ts";
import { daysAfter } from "./days.ts";
import { invoiceOfNote, letterOf } from "./voucher.ts";

const DAYS_OF_CAE = 10;

// Codes and texts of ARCA's manual for developers (wsfev1). Only the code `unreadable` is the sandbox's own: for a
// malformed message, ARCA would send a SOAP error.
const messages = {
  malformed: { code: "unreadable", text: "El mensaje no es un FECAESolicitar." },
  cuit: { code: "600", text: "ValidacionDeToken: No apareció CUIT en lista de relaciones." },
  point: {
    code: "10005",
    text: "El punto de venta informado debe estar dado de alta y ser del tipo RECE.",
  },
  type: { code: "10007", text: "El tipo de comprobante no es válido o no es el que lo numera." },
  number: {
    code: "10016",
    text: "El número o fecha del comprobante no se corresponde con el próximo a autorizar.",
  },
  total: {
    code: "10048",
    text: "El campo 'Importe Total' ImpTotal debe ser igual a la suma de ImpTotConc + ImpNeto + ImpOpEx + ImpTrib + ImpIVA.",
  },
  vat: {
    code: "10023",
    text: "La suma de los campos Importe en IVA debe ser igual al valor ingresado en ImpIVA.",
  },
  bases: {
    code: "10061",
    text: "La suma de los campos BaseImp en AlicIva debe ser igual al valor ingresado en ImpNeto.",
  },
  tributes: {
    code: "10029",
    text: "La suma de los importes en Tributo debe ser igual al valor ingresado en ImpTrib.",
  },
  associated: {
    code: "10197",
    text: "Si el comprobante es Débito o Crédito, enviar estructura CbteAsoc o PeriodoAsoc.",
  },
} as const;

/** The reasons why ARCA would reject a file; empty if ARCA would grant a CAE. */
export function examine(bytes: Buffer, input: NativeInput): readonly AuthorityMessage[] {
  const root = readableXml(bytes);
  const head = root && find(root, "FeCAEReq", "FeCabReq");
  const detail = root && find(root, "FeCAEReq", "FeDetReq", "FECAEDetRequest");
  if (root?.name !== "FECAESolicitar" || head === undefined || detail === undefined) {
    return [messages.malformed];
  }
  const { numbering, account, document } = input;
  const issuer = normaliseTaxId(cuit, account.registration_tax_id_code);
  const series = Number(/[0-9]+/.exec(numbering.series)?.[0] ?? 1);
  const type = textOf(head, "CbteTipo") ?? "";
  const isOfType = type === String(Number(numbering.type)) && letterOf(type) !== undefined;
  const isOfNumber =
    textOf(detail, "CbteDesde") === String(numbering.number) &&
    textOf(detail, "CbteHasta") === String(numbering.number) &&
    textOf(detail, "CbteFch") === document.header.issue_date.replaceAll("-", "");
  return [
    ...(cuit.shape.test(issuer) ? [] : [messages.cuit]),
    ...(textOf(head, "PtoVta") === String(series) ? [] : [messages.point]),
    ...(isOfType ? [] : [messages.type]),
    ...(isOfNumber ? [] : [messages.number]),
    ...(isAssociated(type, detail) ? [] : [messages.associated]),
    ...sumsOf(detail, letterOf(type) === "C"),
  ];
}

/** Grants a CAE of 14 digits and adds the CAE and its last valid day to the seals; the bytes do not change. */
export async function reply({ file, input }: SandboxRequest): Promise<SandboxReply> {
  const cae = caeOf(input.drawn.uuid);
  const cae_valid_to = daysAfter(input.document.header.issue_date, DAYS_OF_CAE);
  return {
    facts: { cae, cae_valid_to },
    stamped: { bytes: file.bytes, seals: { ...file.seals, cae, cae_valid_to } },
  };
}

// Derived from the UUID, so that repeated attempts return the same CAE.
function caeOf(uuid: string): string {
  const digest = createHash("sha256").update(uuid).digest("hex");
  const digits = (BigInt(`0x${digest}`) % 10n ** 13n).toString().padStart(13, "0");
  return `7${digits}`;
}

function sumsOf(detail: XmlElement, isLetterC: boolean): readonly AuthorityMessage[] {
  const number = (name: string) => decimal(textOf(detail, name) ?? "0");
  const listed = (list: string, item: string, name: string) =>
    sum(
      childElements(find(detail, list) ?? { name: "", attributes: {}, children: [] }, item).map(
        (one) => decimal(textOf(one, name) ?? "0"),
      ),
    );
  try {
    const parts = ["ImpTotConc", "ImpNeto", "ImpOpEx", "ImpTrib", "ImpIVA"].map(number);
    const bases = listed("Iva", "AlicIva", "BaseImp");
    const isOfBases = isLetterC || bases.eq(number("ImpNeto"));
    return [
      ...(sum(parts).eq(number("ImpTotal")) ? [] : [messages.total]),
      ...(listed("Iva", "AlicIva", "Importe").eq(number("ImpIVA")) ? [] : [messages.vat]),
      ...(isOfBases ? [] : [messages.bases]),
      ...(listed("Tributos", "Tributo", "Importe").eq(number("ImpTrib"))
        ? []
        : [messages.tributes]),
    ];
  } catch {
    return [messages.malformed];
  }
}

function isAssociated(type: string, detail: XmlElement): boolean {
  if (invoiceOfNote(type) === undefined) return true;
  return find(detail, "CbtesAsoc") !== undefined || find(detail, "PeriodoAsoc") !== undefined;
}
