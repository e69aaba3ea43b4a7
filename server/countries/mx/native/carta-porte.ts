import { element, type XmlElement } from "../../../xml/xml.ts";
import type { NativeInput } from "../../native.ts";
import { autotransporte } from "./autotransporte.ts";
import {
  countryLetters,
  genericRfc,
  localMomentText,
  numberOf,
  requiredOfMost,
  rfcOf,
  textOfMost,
} from "./texts.ts";

type Shipping = NonNullable<
  NonNullable<NativeInput["document"]["header"]["additional"]>["mx_shipping"]
>;
type Place = NonNullable<Shipping["origin"]>;
type Product = NonNullable<NonNullable<Shipping["merchandise"]>["details"]>[number];

const genericGoods = "01010101";

/** The complement Carta Porte 3.1; undefined without a shipment, or if a required member is missing or invalid. */
export function cartaPorte({ document, drawn }: NativeInput): XmlElement | undefined {
  const shipping = document.header.additional?.mx_shipping;
  if (shipping === undefined) return undefined;
  const distance = numberOf(shipping.distance, { decimals: 2, least: "0.01", most: "99999" });
  const origin = ubicacion("Origen", shipping.origin);
  const destination = ubicacion("Destino", shipping.destination, distance?.toFixed());
  const goods = mercancias(shipping);
  if (origin === undefined || destination === undefined || goods === undefined) return undefined;
  return element(
    "cartaporte31:CartaPorte",
    {
      Version: "3.1",
      IdCCP: `CCC${drawn.uuid.slice(3)}`,
      TranspInternac: "No",
      TotalDistRec: distance?.toFixed(),
    },
    element("cartaporte31:Ubicaciones", {}, origin, destination),
    goods,
    figura(shipping),
  );
}

function ubicacion(
  kind: "Origen" | "Destino",
  place: Place = {},
  distance?: string,
): XmlElement | undefined {
  const moment = localMomentText(place.date_time);
  const own = rfcOf(place.tax_id_code);
  const foreignId = textOfMost(place.tax_id_code, 40, 6);
  const country = countryLetters(place.address_country_id);
  const isForeign = own === undefined && country !== undefined && country !== "MEX";
  if (moment === undefined) return undefined;
  if (own === undefined && (!isForeign || foreignId === undefined)) return undefined;
  return element(
    "cartaporte31:Ubicacion",
    {
      TipoUbicacion: kind,
      IDUbicacion: kind === "Origen" ? "OR000001" : "DE000001",
      RFCRemitenteDestinatario: own ?? genericRfc.foreign,
      ...(isForeign && { NumRegIdTrib: foreignId, ResidenciaFiscal: country }),
      FechaHoraSalidaLlegada: moment,
      DistanciaRecorrida: distance,
    },
    domicilio(place),
  );
}

function domicilio(place: Place): XmlElement | undefined {
  const state = textOfMost(place.address_state_id, 30);
  const country = countryLetters(place.address_country_id);
  const postal = textOfMost(place.address_postalcode, 12);
  if (state === undefined || country === undefined || postal === undefined) return undefined;
  return element("cartaporte31:Domicilio", { Estado: state, Pais: country, CodigoPostal: postal });
}

function mercancias({ merchandise, transport_code }: Shipping): XmlElement | undefined {
  const weight = numberOf(merchandise?.total_weight, { decimals: 3, least: "0.001" });
  const goods = (merchandise?.details ?? []).map(mercancia);
  const known = goods.filter((one) => one !== undefined);
  if (merchandise === undefined || weight === undefined) return undefined;
  if (known.length === 0 || known.length < goods.length) return undefined;
  return element(
    "cartaporte31:Mercancias",
    { PesoBrutoTotal: weight.toFixed(3), UnidadPeso: "KGM", NumTotalMercancias: known.length },
    known,
    autotransporte(merchandise, transport_code),
  );
}

function mercancia(product: Product): XmlElement | undefined {
  const quantity = numberOf(product.quantity, { decimals: 6, least: "0.000001" });
  const weight = numberOf(product.weight, { decimals: 3, least: "0.001" });
  if (quantity === undefined || weight === undefined) return undefined;
  const code = product.product_code ?? "";
  return element("cartaporte31:Mercancia", {
    BienesTransp: /^[0-9]{8}$/.test(code) ? code : genericGoods,
    Descripcion: requiredOfMost(product.description, 1000),
    Cantidad: quantity.toFixed(),
    ClaveUnidad: "H87",
    PesoEnKg: weight.toFixed(3),
  });
}

// The driver (TipoFigura 01); undefined without a name.
function figura(shipping: Shipping): XmlElement | undefined {
  const name = textOfMost(shipping.transport_method_name, 254);
  if (name === undefined) return undefined;
  const licence = textOfMost(shipping.transport_license, 16, 6);
  return element(
    "cartaporte31:FiguraTransporte",
    {},
    element("cartaporte31:TiposFigura", {
      TipoFigura: "01",
      RFCFigura: rfcOf(shipping.transport_tax_id_code),
      NumLicencia: licence,
      NombreFigura: name,
    }),
  );
}
