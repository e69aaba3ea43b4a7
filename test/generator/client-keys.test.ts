import { expect, it } from "vitest";
import { operation, roundTrip } from "./round-trip.ts";

it("the client sends an idempotency key even if the spec names the header in lower case", async () => {
  const parameter = { name: "idempotency-key", in: "header", schema: { type: "string" } };
  const paths = { "/keyed": { post: operation("keyed", [parameter]) } };
  const { client, sent } = await roundTrip("client-keys", paths, ["keyed"]);
  await client.POST("/keyed");
  expect(sent().headers.get("Idempotency-Key")).toMatch(/^[0-9a-f]{32}$/);
});
