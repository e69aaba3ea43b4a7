import path from "node:path";
import { emitValidators } from "../../../generator/emit/validators/validators.ts";
import { type Options, understand } from "../../../generator/generate.ts";
import type { JsonObject } from "../../../generator/openapi/pointer.ts";
import { type Body, loadBody } from "../explaining.ts";
import { allow, folderFor, writeFiles } from "../output.ts";

/** The generator's options, and the OpenAPI version of the spec that `generatedValidators` writes. */
interface Reading extends Options {
  openapi?: string;
}

/** Writes a spec that contains the schemas as S0, S1, … Then generates and imports a validator for each schema. */
export async function generatedValidators(
  name: string,
  schemas: readonly JsonObject[],
  { openapi = "3.1.1", ...options }: Reading = allow("spec/required-unlisted"),
): Promise<Body[]> {
  const folder = folderFor(name);
  const bodies = schemas.map((_, index) => [`/${index}`, { post: posted(index) }]);
  const spec = {
    openapi,
    info: { title: "Schemas", version: "1" },
    paths: Object.fromEntries(bodies),
    components: { schemas: Object.fromEntries(schemas.map((one, index) => [`S${index}`, one])) },
  };
  writeFiles(folder, [["openapi.json", JSON.stringify(spec)]]);
  const { planned } = await understand(path.join(folder, "openapi.json"), options);
  writeFiles(folder, emitValidators(planned));
  return Promise.all(schemas.map((_, index) => loadBody(folder, `s${index}`)));
}

function posted(index: number): object {
  const schema = { $ref: `#/components/schemas/S${index}` };
  return {
    requestBody: { content: { "application/json": { schema } } },
    responses: { 204: { description: "" } },
  };
}
