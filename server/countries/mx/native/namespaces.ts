/** Namespaces and schema addresses of a CFDI and its complements, by the prefixes that SAT prescribes. */
export const namespaces = {
  cfdi: {
    uri: "http://www.sat.gob.mx/cfd/4",
    schema: "http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd",
  },
  cartaporte31: {
    uri: "http://www.sat.gob.mx/CartaPorte31",
    schema: "http://www.sat.gob.mx/sitio_internet/cfd/CartaPorte/CartaPorte31.xsd",
  },
  cce20: {
    uri: "http://www.sat.gob.mx/ComercioExterior20",
    schema: "http://www.sat.gob.mx/sitio_internet/cfd/ComercioExterior20/ComercioExterior20.xsd",
  },
  tfd: {
    uri: "http://www.sat.gob.mx/TimbreFiscalDigital",
    schema:
      "http://www.sat.gob.mx/sitio_internet/cfd/TimbreFiscalDigital/TimbreFiscalDigitalv11.xsd",
  },
} as const;

export type Prefix = keyof typeof namespaces;

const instance = "http://www.w3.org/2001/XMLSchema-instance";

/** The attributes that declare `prefixes` and `xsi`, and the attribute `xsi:schemaLocation`. */
export function declarations(prefixes: readonly Prefix[]): Record<string, string> {
  return {
    ...Object.fromEntries(prefixes.map((prefix) => [`xmlns:${prefix}`, namespaces[prefix].uri])),
    "xmlns:xsi": instance,
    "xsi:schemaLocation": prefixes
      .map((prefix) => `${namespaces[prefix].uri} ${namespaces[prefix].schema}`)
      .join(" "),
  };
}
