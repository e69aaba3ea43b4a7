import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { validated } from "../vectors/validators.ts";

interface Media {
  readonly schema: { readonly $ref: string };
  readonly examples?: Readonly<
    Record<string, { readonly summary?: string; readonly value: unknown }>
  >;
  readonly "x-variants"?: Readonly<Record<string, unknown>>;
}

interface Operation {
  readonly operationId?: string;
  readonly requestBody?: { readonly content: { readonly "application/json": Media } };
}

const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  readFileSync("generated/openapi.json", "utf8"),
);

const medias = Object.values(paths)
  .flatMap((item) => Object.values(item))
  .flatMap(({ operationId, requestBody }) => {
    const media = requestBody?.content["application/json"];
    return media === undefined ? [] : [{ operationId, media }];
  });

const bodyOf = ({ schema }: Media): string =>
  (schema.$ref.split("/").at(-1) ?? "").replace(/\B[A-Z]/g, "-$&").toLowerCase();

describe.each(medias)("the examples of $operationId", ({ media }) => {
  const examples = Object.entries(media.examples ?? {});
  const variants = Object.keys(media["x-variants"] ?? {}).filter((name) => name !== "by");

  it("include one example for each variant", () => {
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.map(([name]) => name)).toEqual(expect.arrayContaining(variants));
  });

  it.each(examples)("have a summary: %s", (_, { summary }) => {
    expect(summary).toMatch(/\w{3}/);
  });

  it.each(examples)("are accepted by the validator: %s", async (name, { value }) => {
    const variant = variants.includes(name) ? name : undefined;
    expect((await validated(bodyOf(media), variant, value)).refusals).toEqual([]);
  });
});
