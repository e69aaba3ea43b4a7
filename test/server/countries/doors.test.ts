import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { countries } from "../../../server/countries/countries.ts";

const server = new URL("../../../server/", import.meta.url).pathname;
const imported = /from "(\.[^"]+)"/g;

interface Import {
  readonly file: string;
  readonly target: string;
}

// File and target as paths from server/.
const imports: readonly Import[] = readdirSync(server, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .flatMap((file) =>
    [...readFileSync(join(server, file), "utf8").matchAll(imported)].map((match) => ({
      file,
      target: join(file, "..", match[1] ?? ""),
    })),
  );

const countryOf = (path: string) => /^countries\/([a-z]{2})\//.exec(path)?.[1];
const shown = (found: readonly Import[]) => found.map(({ file, target }) => `${file} → ${target}`);

it("no country imports another, and only the list of countries imports one", () => {
  const wrong = imports.filter(({ file, target }) => {
    const country = countryOf(target);
    if (country === undefined || file === "countries/countries.ts") return false;
    return countryOf(file) !== country;
  });
  expect(shown(wrong)).toEqual([]);
});

it("the list imports every country that has a folder", () => {
  const folders = readdirSync(join(server, "countries"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    // A folder with a longer name is shared by several countries.
    .filter((name) => name.length === 2);
  expect(countries.map(({ code }) => code as string).sort()).toEqual(folders.sort());
});

it("a country's folder has an entry file named after the country, and the files that every country has", () => {
  const shared = ["amounts.ts", "identity.ts", "rendering.ts", "tax-id.ts", "warnings.ts"];
  for (const { code } of countries) {
    const files = readdirSync(join(server, "countries", code));
    expect(files).toEqual(expect.arrayContaining([`${code}.ts`, ...shared]));
  }
});
