import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../generator/openapi/pointer.ts";
import { generatedValidators } from "./differential/generated-validators.ts";

const text = { type: "string", nullable: true };
const schemas: Readonly<Record<string, JsonObject>> = {
  text,
  listed: { ...text, enum: ["a", null] },
  unlisted: { ...text, enum: ["a"] },
  "nullable, with a nullable branch": { nullable: true, oneOf: [text, { type: "integer" }] },
  "object with a nullable branch": {
    type: "object",
    nullable: true,
    oneOf: [
      { type: "object", nullable: true, required: ["b"] },
      { type: "object", required: ["a"] },
    ],
  },
  branches: { nullable: true, oneOf: [{ type: "string" }, { type: "integer" }] },
  reference: { nullable: true, allOf: [{ $ref: "#/components/schemas/S2" }] },
  "nullable next to anyOf": {
    nullable: true,
    anyOf: [{ type: "string" }],
    allOf: [{ maxLength: 3 }],
  },
};

async function acceptNull(openapi: string): Promise<string[]> {
  const printed = await generatedValidators(`nullable/${openapi}`, Object.values(schemas), {
    openapi,
  });
  return Object.keys(schemas).filter((_, index) => {
    const is = printed[index]?.is(null);
    expect(printed[index]?.explain(null).length === 0).toBe(is);
    return is;
  });
}

describe("nullable", () => {
  it.each(["3.0.3", "3.1.1"])(
    "in OpenAPI %s allows null, unless the same schema has an enumeration that does not list null",
    async (openapi) => {
      const all = Object.keys(schemas);
      expect(await acceptNull(openapi)).toEqual(all.filter((name) => name !== "unlisted"));
    },
  );
});
