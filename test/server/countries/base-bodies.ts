import type { AccountCreate, DocumentCreate } from "../../../generated/types/models.d.ts";
import { loadFile } from "../../vectors/load.ts";
import { patched } from "../../vectors/patch.ts";
import type { Finding, Json, VectorFile } from "../../vectors/vector.ts";

function readBases<Body>(place: string): readonly (readonly [string, Body])[] {
  // Nothing is validated here: other tests validate the base bodies against their schemas.
  return Object.entries(loadFile(place).bases).map(([name, { value }]) => [name, value as Body]);
}

/** Complete and valid document bodies of a country, with their names. */
export function documentBases(country: string): readonly (readonly [string, DocumentCreate])[] {
  return readBases(`document-create/${country}`);
}

/** The body that creates an account of a country; throws if the vectors have no such body. */
export function accountBase(country: string): AccountCreate {
  const found = readBases<AccountCreate>("account-create/shared").find(
    ([name]) => name === country,
  );
  if (found === undefined) throw new Error(`account-create/shared has no base named ${country}`);
  return found[1];
}

/** A vector whose body the schema accepts. `errors` come from later checks: of arithmetic, stored data or settings. */
export interface ValidVector<Body> {
  readonly name: string;
  readonly body: Body;
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

function validVectors<Body>(file: VectorFile): readonly ValidVector<Body>[] {
  return file.vectors.flatMap(({ name, base, set, drop, state, errors = [], warnings = [] }) => {
    const value: Json | undefined = file.bases[base ?? ""]?.value;
    if (value === undefined || (errors.length > 0 && !state)) return [];
    return [{ name, body: patched(value, set, drop) as Body, errors, warnings }];
  });
}

/** The document vectors of a country, without the vectors that the schema rejects. */
export function documentVectors(country: string): readonly ValidVector<DocumentCreate>[] {
  return validVectors(loadFile(`document-create/${country}`));
}

/** The account vectors of all countries, without the vectors that the schema rejects. */
export function accountVectors(): readonly ValidVector<AccountCreate>[] {
  return validVectors(loadFile("account-create/shared"));
}
