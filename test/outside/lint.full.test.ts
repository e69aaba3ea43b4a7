import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { hasTools, reportLeftOut } from "./tools.ts";

/** The members of a linter's finding that the tests compare. */
interface Finding {
  readonly rule: string;
  readonly place: string;
  readonly message: string;
}

const exceptions: Record<string, Record<string, string>> = parse(
  readFileSync("test/outside/exceptions.yaml", "utf8"),
);
const document = "generated/openapi.json";
reportLeftOut("the external linters");

describe.skipIf(!hasTools)("openapi.json passes", () => {
  it("the recommended rules of Redocly, except the rules in exceptions.yaml", async () => {
    const redocly = "@redocly/openapi-core";
    const { createConfig, lint } = await import(redocly);
    const config = await createConfig({
      extends: ["recommended"],
      // By default, Redocly requires that every subschema, even an `if`, declares all properties of an example.
      rules: {
        "no-invalid-media-type-examples": { severity: "error", allowAdditionalProperties: true },
      },
    });
    const problems: { ruleId: string; message: string; location: { pointer?: string }[] }[] =
      await lint({ ref: document, config });
    check(
      "redocly",
      problems.map(({ ruleId, message, location: [place] }) => {
        return { rule: ruleId, place: place?.pointer ?? "", message };
      }),
    );
  }, 60_000);

  it("the OpenAPI rules of Spectral, except the rules in exceptions.yaml", async () => {
    const [core, rulesets] = ["@stoplight/spectral-core", "@stoplight/spectral-rulesets"];
    const { Spectral } = (await import(core)).default;
    const { oas } = (await import(rulesets)).default;
    const spectral = new Spectral();
    spectral.setRuleset({ extends: [[oas, "recommended"]] });
    const problems: { code: string; message: string; path: string[] }[] = await spectral.run(
      JSON.parse(readFileSync(document, "utf8")),
    );
    check(
      "spectral",
      problems.map(({ code, message, path }) => ({ rule: code, place: path.join("/"), message })),
    );
  }, 60_000);
});

function check(linter: string, findings: readonly Finding[]): void {
  const explained = Object.keys(exceptions[linter] ?? {});
  expect(findings.filter(({ rule }) => !explained.includes(rule))).toEqual([]);
  expect(explained.filter((rule) => !findings.some((one) => one.rule === rule))).toEqual([]);
}
