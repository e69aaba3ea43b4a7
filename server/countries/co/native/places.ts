import { optionalText, requiredText } from "../../../xml/fit-text.ts";
import type { XmlElement } from "../../../xml/xml.ts";
import { cac, cbc } from "../../ubl/components.ts";
import { codes } from "../codes.ts";

/** The children of an address, in UBL's order. */
export type Place = readonly (XmlElement | undefined)[];

const municipalities = codes.municipalities.codes;
const departments = codes.departments.codes;
const byName: ReadonlyMap<string, string> = new Map(
  Object.values(municipalities).map(({ code, title }) => [plain(title), code]),
);

/**
 * An address. The id of a Colombian address is the municipality's DIVIPOLA code: `county` if `county` has five digits,
 * otherwise the code of `city` if `city` is a department's capital.
 */
export function placeIn(sent: {
  readonly county: string | undefined;
  readonly city: string | undefined;
  readonly address: string | undefined;
  readonly postcode: string | undefined;
  readonly country: string;
}): Place {
  const isHere = sent.country === "CO";
  const county = /^[0-9]{5}$/.test(sent.county ?? "") ? sent.county : undefined;
  const code = isHere ? (county ?? byName.get(plain(sent.city ?? ""))) : undefined;
  const department = code && departments[code.slice(0, 2)];
  const known = code === undefined ? undefined : municipalities[code]?.title;
  return [
    cbc("ID", code),
    cbc("CityName", optionalText(sent.city, { most: 60 }) ?? known),
    cbc("PostalZone", optionalText(sent.postcode, { most: 10 })),
    department ? cbc("CountrySubentity", department.title) : undefined,
    department ? cbc("CountrySubentityCode", department.code) : undefined,
    cac("AddressLine", cbc("Line", requiredText(sent.address, { most: 300 }))),
    cac("Country", cbc("IdentificationCode", sent.country)),
  ];
}

// Converts to lower case; removes accents and a final "D.C.": "Bogotá, D.C." and "bogota" both become "bogota".
function plain(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .trim()
    .replace(/[, .]*d\.? ?c\.?$/, "");
}
