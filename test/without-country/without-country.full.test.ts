import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countries } from "../../server/countries/countries.ts";
import { copyCheckout } from "./checkout.ts";
import { shownAlone } from "./shown-alone.ts";
import { takeAway } from "./take-away.ts";
import { generate, nearest, runTests } from "./touched.ts";

/** Files that may still name a country: prose with examples, and a type with members of several countries. */
const mayName = ["spec/README.md", "server/countries/numbering.ts"];
const minutes = 60_000;

/** Files in `spec`, `server` and `generated` that name the country `code` outside of prose, except past releases. */
function filesThatName(code: string, folder: string): string[] {
  // The pattern does not match prose, tax id types, or the country of a foreign receiver.
  const name = new RegExp(
    `["']${code}["']|\\b${code}_[a-z]|countries/${code}/|\\b${code}\\.[a-z]+-`,
  );
  return ["spec", "server", "generated"].flatMap((room) =>
    readdirSync(path.join(folder, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes("spec/history"))
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .filter((file) => !mayName.includes(file))
      .filter((file) => name.test(readFileSync(path.join(folder, file), "utf8"))),
  );
}

/** The rules without an accepted vector, or without a rejected vector. */
function unshown(folder: string): string[] {
  const published = JSON.parse(readFileSync(path.join(folder, "generated/rules.json"), "utf8"));
  const rules: { id: string; vectors: { accepted?: string[]; refused?: string[] } }[] =
    published.rules;
  return rules
    .filter(({ vectors: { accepted = [], refused = [] } }) => !accepted.length || !refused.length)
    .map(({ id }) => id)
    .sort();
}

describe.each(countries.map(({ name, code, id }) => [name, code, id] as const))(
  "without %s",
  (_, code, id) => {
    let folder: string;

    beforeAll(() => {
      folder = copyCheckout();
      takeAway(folder, { code, id });
    }, minutes);

    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it(
      "the generator accepts the spec of the other countries, and no file names the removed country",
      async () => {
        const { passed, output } = await generate(folder);
        expect(passed, output).toBe(true);
        expect(filesThatName(code, folder)).toEqual([]);
      },
      minutes,
    );

    it("each rule has accepted and rejected vectors, except the rules in shownAlone", () => {
      expect(unshown(folder)).toEqual(shownAlone[code] ?? []);
    });

    it(
      "the tests in `nearest` pass",
      async () => {
        const { passed, output } = await runTests(folder, [...nearest, "--maxWorkers=1"]);
        expect(passed, output.slice(-4000)).toBe(true);
      },
      10 * minutes,
    );
  },
);
