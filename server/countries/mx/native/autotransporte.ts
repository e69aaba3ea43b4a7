import { element, type XmlElement } from "../../../xml/xml.ts";
import type { NativeInput } from "../../native.ts";
import { numberOf, textOfMost } from "./texts.ts";

type Shipping = NonNullable<
  NonNullable<NativeInput["document"]["header"]["additional"]>["mx_shipping"]
>;
type Merchandise = NonNullable<Shipping["merchandise"]>;

// SAT's lists c_TipoPermiso and c_ConfigAutotransporte (catCartaPorte).
const permissions = /^(TPAF(0[1-9]|1[0-9]|20)|TPTM01|TPTA0[1-4]|TPXX00)$/;
const configurations = new Set(
  "C2 C3 C2R2 C3R2 C2R3 C3R3 T2S1 T2S2 T2S3 T3S1 T3S2 T3S3 T2S1R2 T2S2R2 T2S1R3 T3S1R2 T3S1R3 T3S2R2 T3S2R3 T3S2R4 T2S2S2 T3S2S2 T3S3S2 OTROEV OTROEGP OTROSG VL OTROEVGP GPLUTA GPLUTB GPLUTC GPLUTD GPLATA GPLATB GPLATC GPLATD".split(
    " ",
  ),
);
// The pattern of SAT's schema. Inside `[^…]`, `(?!.*\s)` is no lookahead: it lists characters that no plate may have.
const plate = /^[^(?!.*\s)-]{5,7}$/u;
const byRoad = "01";

/** The vehicle of a shipment; undefined if the transport is not by road, or a member is missing or invalid. */
export function autotransporte(
  merchandise: Merchandise,
  transport: string | undefined,
): XmlElement | undefined {
  const permission = (merchandise.sct_permission_code ?? "").trim().toUpperCase();
  const number = textOfMost(merchandise.sct_permission_number, 50);
  const vehicle = identificacion(merchandise);
  const company = textOfMost(merchandise.insurance_company, 50, 3);
  const policy = textOfMost(merchandise.insurance_identifier, 30, 3);
  if ((transport ?? byRoad) !== byRoad || !permissions.test(permission)) return undefined;
  if (number === undefined || vehicle === undefined) return undefined;
  if (company === undefined || policy === undefined) return undefined;
  return element(
    "cartaporte31:Autotransporte",
    { PermSCT: permission, NumPermisoSCT: number },
    vehicle,
    element("cartaporte31:Seguros", { AseguraRespCivil: company, PolizaRespCivil: policy }),
  );
}

function identificacion(merchandise: Merchandise): XmlElement | undefined {
  const configuration = (merchandise.vehicle_configuration ?? "").trim().toUpperCase();
  const weight = numberOf(merchandise.vehicle_weight, { decimals: 2, least: "0.01" });
  const plates = (textOfMost(merchandise.vehicle_license_plate, 20) ?? "").replace(/[\s-]/g, "");
  const year = (merchandise.vehicle_year ?? "").trim();
  const isKnown =
    configurations.has(configuration) && plate.test(plates) && /^(19|20)[0-9]{2}$/.test(year);
  if (!isKnown || weight === undefined) return undefined;
  return element("cartaporte31:IdentificacionVehicular", {
    ConfigVehicular: configuration,
    PesoBrutoVehicular: weight.toFixed(2),
    PlacaVM: plates,
    AnioModeloVM: year,
  });
}
