import { expect, it } from "vitest";
import { personKind, receiverIdentity } from "../../../../server/countries/co/native/identity.ts";
import type { NativeDocument } from "../../../../server/countries/native.ts";
import { baseBody } from "../bodies.ts";
import { describeCountry } from "../known.ts";

const chile = 253;

describeCountry("co", "the receiver of a Colombian document", () => {
  it.each([
    [chile, "76543210-3", "CL-RUT", "42"],
    [chile, "76543210-3", undefined, "42"],
    [undefined, "900123456-8", undefined, "31"],
    [chile, "900123456-8", "31", "31"],
  ])(
    "in country %j, with the id %s and the sent id type %j, has DIAN's id type %s",
    (country, id, type, expected) => {
      const header = {
        receiver_country_id: country,
        receiver_tax_id_code: id,
        receiver_tax_id_type: type,
      };
      const body = baseBody("co", "plain");
      const document = { ...body, header: { ...body.header, ...header } } as unknown;
      expect(receiverIdentity(document as NativeDocument).type).toBe(expected);
    },
  );

  it.each([
    ["900123456", "1"],
    ["8901234567", "1"],
    ["80123456", "2"],
    ["1020304050", "2"],
  ])("with the NIT %s, is of DIAN's kind of person %s", (number, expected) => {
    expect(personKind({ type: "31", number })).toBe(expected);
  });
});
