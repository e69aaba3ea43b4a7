import { expect, it } from "vitest";
import { allow, generateSpec, importFrom } from "./output.ts";

const pet = {
  type: "object",
  required: ["secret", "id", "name", "created"],
  properties: {
    id: { type: "integer", readOnly: true },
    name: { type: "string" },
    created: { type: "string", readOnly: true },
    secret: { type: "string", writeOnly: true },
  },
};
const json = { content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } } };

it("a member that 3.0 demands in one direction only is, where that is allowed, demanded in neither; the others are as before", async () => {
  const folder = await generateSpec(
    "one-way",
    {
      openapi: "3.0.3",
      info: { title: "Pets", version: "1" },
      paths: {
        "/pets": {
          post: {
            operationId: "addPet",
            requestBody: json,
            responses: { 200: { description: "d", ...json } },
          },
        },
      },
      components: { schemas: { Pet: pet } },
    },
    allow("spec/read-only"),
  );
  const { is } = await importFrom<{ is(body: unknown): boolean }>(folder, "validators/pet.js");
  expect(is({ name: "Ada" })).toBe(true);
  expect(is({ name: "Ada", id: 1, created: "c", secret: "s" })).toBe(true);
  expect(is({ id: 1, created: "c", secret: "s" })).toBe(false);
  expect(is({ name: "Ada", id: "1" })).toBe(false);
});
