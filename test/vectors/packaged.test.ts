import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { validated } from "./validators.ts";

interface Packaged {
  readonly schema: string;
  readonly vectors: readonly {
    readonly name: string;
    readonly valid: boolean;
    readonly body: unknown;
  }[];
}

const folder = "generated/vectors";
const files = readdirSync(folder)
  .filter((name) => name !== "index.json")
  .map((name): Packaged => JSON.parse(readFileSync(`${folder}/${name}`, "utf8")));

describe.each(files)("the published vectors of $schema", ({ schema, vectors }) => {
  const [body = "", variant] = schema.split(".");

  it.each(vectors)("agree with the validator of the schema: $name", async (vector) => {
    expect((await validated(body, variant, vector.body)).is).toBe(vector.valid);
  });
});
