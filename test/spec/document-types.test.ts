import { expect, it } from "vitest";
import { describeCountry } from "../server/countries/known.ts";
import { loadFile } from "../vectors/load.ts";
import { patched } from "../vectors/patch.ts";
import { validated } from "../vectors/validators.ts";
import type { Json } from "../vectors/vector.ts";
import { probes, types } from "./tables/chilean-types.ts";

const anonymous = ["/header/receiver_tax_id_code", "/header/receiver_legal_name"];
const create = () =>
  patched(loadFile("document-create/cl").bases.guide?.value as Json, {}, [
    ...anonymous,
    "/header/receiver_activity",
    "/header/guide_type",
    "/header/transfer_type",
  ]);
const update = () =>
  patched(loadFile("document-update/cl").bases.guide?.value as Json, {}, [
    ...anonymous,
    "/header/receiver_activity",
    "/header/transportation_doc_type",
    "/header/transportation_doc_billing",
  ]);
const cases = probes.map(([body, what, set, finding, broken]) => ({
  body,
  what,
  set,
  finding,
  broken,
}));

async function findings(body: string, set: Record<string, Json>): Promise<string[]> {
  const base = body === "document-create" ? create() : update();
  const { refusals } = await validated(body, "cl", patched(base, set));
  return refusals.map(({ pointer, rule }) => `${pointer} ${rule}`);
}

describeCountry("cl", "a Chilean document", () => {
  it.each(cases)(
    "with $what in a $body gets the error $finding for exactly the expected document types",
    async (probe) => {
      const broken: number[] = [];
      for (const type of types) {
        const reported = await findings(probe.body, {
          ...probe.set,
          "/header/document_type_id": type,
        });
        if (reported.includes(probe.finding)) broken.push(type);
      }
      expect(broken).toEqual(types.filter((type) => probe.broken.includes(type)));
    },
  );

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    "needs a transfer_type for every guide_type except 5: %s",
    async (guide) => {
      const reported = await findings("document-create", {
        "/header/document_type_id": 54,
        "/header/guide_type": guide,
      });
      expect(reported.includes("/header/transfer_type cl.transfer-type")).toBe(guide !== 5);
    },
  );

  it.each(["document-create", "document-update"])(
    "must have one of eleven document types in a %s",
    async (body) => {
      const known: number[] = [];
      for (let type = 1; type <= 120; type++) {
        const reported = await findings(body, { "/header/document_type_id": type });
        if (!reported.includes("/header/document_type_id cl.document-type")) known.push(type);
      }
      expect(known).toEqual([...types].sort((a, b) => a - b));
    },
  );
});
