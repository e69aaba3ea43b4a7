import { decimal } from "../../../model/decimal.ts";
import { element, type XmlElement } from "../../../xml/xml.ts";
import type { NativeInput } from "../../native.ts";
import { amountText, countryLetters, numberOf, postalCode, textOfMost } from "./texts.ts";

type Exports = NonNullable<
  NonNullable<NativeInput["document"]["header"]["additional"]>["mx_exports"]
>;
type Product = NonNullable<NonNullable<Exports["merchandise"]>["details"]>[number];

// SAT's list c_INCOTERM (catComExt).
const incoterms = new Set(
  "CFR CIF CPT CIP DAF DAP DAT DES DEQ DDU DDP EXW FCA FAS FOB DPU".split(" "),
);
const mostDollars = "9999999999999999";

/** The complement Comercio Exterior 2.0; undefined without an export, or if a required member is missing or invalid. */
export function comercioExterior({ document }: NativeInput): XmlElement | undefined {
  const exported = document.header.additional?.mx_exports;
  const rate = numberOf(exported?.exchange_rate, { decimals: 6, least: "0.000001" });
  const goods = (exported?.merchandise?.details ?? []).map(mercancia);
  const known = goods.filter((one) => one !== undefined);
  const total = exported?.total;
  if (exported === undefined || rate === undefined || total === undefined) return undefined;
  if (total < 0 || known.length === 0 || known.length < goods.length) return undefined;
  const terms = (exported.terms ?? "").trim().toUpperCase();
  return element(
    "cce20:ComercioExterior",
    {
      Version: "2.0",
      ClaveDePedimento: "A1",
      CertificadoOrigen: "0",
      Incoterm: incoterms.has(terms) ? terms : undefined,
      TipoCambioUSD: rate.toFixed(),
      TotalUSD: decimal(total).toFixed(2),
    },
    emisor(exported.origin),
    receptor(exported.destination),
    element("cce20:Mercancias", {}, known),
  );
}

function emisor(origin: Exports["origin"] = {}): XmlElement | undefined {
  const street = textOfMost(origin.address_street, 100);
  const state = shaped(origin.address_state_id, /^[A-Z]{2,3}$/);
  const country = countryLetters(origin.address_country_id);
  const postal = postalCode(origin.address_postalcode);
  if (street === undefined || state === undefined) return undefined;
  if (country === undefined || postal === undefined) return undefined;
  return element(
    "cce20:Emisor",
    {},
    element("cce20:Domicilio", {
      Calle: street,
      Localidad: shaped(origin.address_city_id, /^[0-9]{2}$/),
      Municipio: shaped(origin.address_county_id, /^[0-9]{3}$/),
      Estado: state,
      Pais: country,
      CodigoPostal: postal,
    }),
  );
}

function receptor(destination: Exports["destination"] = {}): XmlElement | undefined {
  const street = textOfMost(destination.address_street, 100);
  const state = textOfMost(destination.address_state_id, 30);
  const country = countryLetters(destination.address_country_id);
  const postal = textOfMost(destination.address_postalcode, 12);
  if (street === undefined || state === undefined) return undefined;
  if (country === undefined || postal === undefined) return undefined;
  return element(
    "cce20:Receptor",
    {},
    element("cce20:Domicilio", {
      Calle: street,
      Estado: state,
      Pais: country,
      CodigoPostal: postal,
    }),
  );
}

function mercancia(product: Product): XmlElement | undefined {
  const sku = textOfMost(product.sku, 100);
  const limits = { decimals: 4, least: "0", most: mostDollars };
  const dollars = numberOf(product.customs_total_value, limits);
  if (sku === undefined || dollars === undefined) return undefined;
  const quantity = numberOf(product.customs_quantity, { decimals: 3, least: "0.001" });
  const unitValue = numberOf(product.customs_unit_value, { ...limits, decimals: 6 });
  return element("cce20:Mercancia", {
    NoIdentificacion: sku,
    FraccionArancelaria: shaped(product.customs_code, /^([0-9]{8}|[0-9]{10})$/),
    CantidadAduana: quantity?.toFixed(3),
    UnidadAduana: shaped(product.customs_measure_unit, /^(0[1-9]|1[0-9]|2[0-2]|99)$/),
    ValorUnitarioAduana: unitValue && amountText(unitValue),
    ValorDolares: amountText(dollars),
  });
}

function shaped(text: string | undefined, shape: RegExp): string | undefined {
  const code = (text ?? "").trim().toUpperCase();
  return shape.test(code) ? code : undefined;
}
