import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { countries } from "../../../server/countries/countries.ts";

const server = fileURLToPath(new URL("../../../server/", import.meta.url));
const imported = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

interface Import {
  readonly file: string;
  readonly target: string;
}

// Each relative import in server/: `file` imports `target`. Both paths are relative to server/.
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

it("in server/, the files in a country's folder are imported only by each other and by countries.ts", () => {
  const wrong = imports.filter(({ file, target }) => {
    const country = countryOf(target);
    if (country === undefined || file === "countries/countries.ts") return false;
    return countryOf(file) !== country;
  });
  expect(shown(wrong)).toEqual([]);
});

it("countries.ts lists exactly the countries that have a folder", () => {
  const folders = readdirSync(join(server, "countries"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    // The folders with longer names contain code that several countries share.
    .filter((name) => name.length === 2);
  expect(countries.map(({ code }) => code as string).sort()).toEqual(folders.sort());
});

it("each country's folder contains the entry file <code>.ts and the files that every country needs", () => {
  const shared = ["amounts.ts", "identity.ts", "rendering.ts", "tax-id.ts", "warnings.ts"];
  for (const { code } of countries) {
    const files = readdirSync(join(server, "countries", code));
    expect(files).toEqual(expect.arrayContaining([`${code}.ts`, ...shared]));
  }
});
