import type { Attributes } from "../../ubl/components.ts";

// SUNAT's catalogues: annex 8 of resolution 340-2017 (https://cpe.sunat.gob.pe/).
const names = {
  "01": "Tipo de Documento",
  "06": "Documento de Identidad",
  "07": "Afectacion del IGV",
  "09": "Tipo de nota de credito",
  "10": "Tipo de nota de debito",
  "12": "Documento Relacionado",
  "16": "Tipo de Precio",
  "18": "Modalidad de traslado",
  "20": "Motivo de traslado",
  "54": "Codigo de detraccion",
  "59": "Medio de pago",
} as const;

/** The number of a SUNAT catalogue. */
export type CodeListNumber = keyof typeof names;

/** The attributes of a code from a catalogue. */
export function listed(number: CodeListNumber): Attributes {
  return {
    listAgencyName: "PE:SUNAT",
    listName: names[number],
    listURI: `urn:pe:gob:sunat:cpe:see:gem:catalogos:catalogo${number}`,
  };
}

/** The attributes of an identifier whose scheme is a catalogue. */
export function schemed(number: CodeListNumber): Attributes {
  return {
    schemeName: names[number],
    schemeAgencyName: "PE:SUNAT",
    schemeURI: `urn:pe:gob:sunat:cpe:see:gem:catalogos:catalogo${number}`,
  };
}
