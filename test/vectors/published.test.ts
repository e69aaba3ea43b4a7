import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { compose } from "./compose.ts";
import { loadVectors } from "./load.ts";
import { filled, standIn } from "./placeholders.ts";
import { validated } from "./validators.ts";

/** Rules of the project's own keywords, which other validators treat as annotations. */
const annotations = new Set(["shape.x-decimals"]);

function published(name: string) {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  return ajv.compile(JSON.parse(readFileSync(`generated/schemas/${name}.json`, "utf8")));
}

describe.each(loadVectors())("the published schema of $place", (file) => {
  const validate = published([file.body, file.variant].filter(Boolean).join("."));

  it.each(file.vectors)(
    "agrees with the generated validator on standard keywords: $name",
    async (vector) => {
      const body = filled(compose(vector, file), standIn);
      const { refusals } = await validated(file.body, file.variant, body);
      const standard = refusals.filter(({ rule }) => !annotations.has(rule));
      expect(validate(body)).toBe(standard.length === 0);
    },
  );
});
