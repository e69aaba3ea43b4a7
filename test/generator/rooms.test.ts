import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { specifiersOf } from "./imports.ts";
import { filesBelow } from "./times.ts";

const checkout = fileURLToPath(new URL("../../", import.meta.url));

interface File {
  name: string;
  text: string;
}

/** The files of a top-level folder of the checkout. */
function room(name: string): File[] {
  const folder = path.join(checkout, name);
  return filesBelow(folder).map((file) => {
    return { name: `${name}/${file}`, text: readFileSync(path.join(folder, file), "utf8") };
  });
}

const generator = room("generator");

/** The words of invoicing, the domain of the server; "syntax" does not match. */
const trade = /(?<!syn)(invoice|tax)/i;
const countries =
  /(?<![\p{L}\p{N}_])(chile|chilean|colombia|colombian|m[eé]xico|mexican|per[uú]|peruvian|argentina|argentine|united states|usa)(?![\p{L}\p{N}_])/iu;

/** The top-level folders, packages and Node modules that the files import, each with the importing files. */
function reached(files: readonly File[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { name, text } of files) {
    if (!/\.(ts|js|hbs)$/.test(name)) continue;
    for (const specifier of specifiersOf(text.replace(/\{\{[^}]*\}\}/g, "x"), name)) {
      const to = /^\.\.?\//.test(specifier)
        ? (path.normalize(path.join(path.dirname(name), specifier)).split(path.sep)[0] ?? "")
        : specifier.replace(/^((?:@[^/]+\/)?[^/]+).*$/, "$1");
      found.set(to, [...(found.get(to) ?? []), name]);
    }
  }
  return found;
}

const rooms = ["spec", "generator", "generated", "server", "test"];

describe("the generator", () => {
  it("has more than 80 files to check", () => {
    expect(generator.length).toBeGreaterThan(80);
  });

  it("names no invoice, tax or country", () => {
    const slips = generator.flatMap(({ name, text }) =>
      [name, ...text.split("\n")].flatMap((line, index) =>
        trade.test(line) || countries.test(line) ? [`${name}:${index}: ${line.trim()}`] : [],
      ),
    );
    expect(slips).toEqual([]);
  });

  it("imports no other top-level folder", () => {
    const to = [...reached(generator).keys()];
    expect(to).toContain("generator");
    expect(to.filter((name) => name !== "generator" && rooms.includes(name))).toEqual([]);
  });

  it("has no relative path into another top-level folder", () => {
    for (const { name, text } of generator) {
      if (!/\.(ts|js)$/.test(name)) continue;
      expect(text, name).not.toMatch(/\.\.\/(server|spec|generated|test)\//);
    }
  });

  it('is checked by patterns that match "tax", "invoice" and countries in any letter case, but not "syntax"', () => {
    for (const line of ["taxId", "anInvoice", "INVOICES", "a tax", "x_tax_id"]) {
      expect(line).toMatch(trade);
    }
    for (const line of ["syntax", "syntaxMessage", "SyntaxError", "spec/syntax"]) {
      expect(line).not.toMatch(trade);
    }
    for (const line of ["in Peru,", "en el Perú."]) expect(line).toMatch(countries);
  });
});

describe("top-level folders import each other only in the allowed direction:", () => {
  it("the server imports neither the generator nor the spec", () => {
    const to = [...reached(room("server")).keys()].filter((name) => rooms.includes(name));
    expect(to.sort()).toEqual(["generated", "server"]);
  });

  it("the generated code imports only itself and Hono; the generated client also imports openapi-fetch", () => {
    const to = reached(room("generated"));
    expect([...to.keys()].sort()).toEqual(["generated", "hono", "openapi-fetch"]);
    for (const name of to.get("hono") ?? []) expect(name).toMatch(/^generated\/(routes|runtime\/)/);
    for (const name of to.get("openapi-fetch") ?? []) expect(name).toMatch(/^generated\/client/);
  });

  it("the spec contains no code", () => {
    expect(room("spec").filter(({ name }) => !/\.(ya?ml|json|md)$/.test(name))).toEqual([]);
  });
});
