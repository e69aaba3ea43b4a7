import path from "node:path";
import { describe, expect, it } from "vitest";
import { emitPages } from "../../generator/emit/pages/pages.ts";
import { understand } from "../../generator/generate.ts";
import { entryOf } from "../generator/case-output.ts";
import { referencePage, refTo, responding } from "./reference-page.ts";

/** An HTML text with decoded character references. */
function decoded(text: string): string {
  return text.replace(/&#([0-9]+);/g, (_, code) => String.fromCharCode(Number(code)));
}

function idsIn(page: string): ReadonlySet<string> {
  return new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => decoded(id)));
}

/** The links to missing elements. Links to the playground do not count: they name vectors, not elements. */
function deadLinks(pages: ReadonlyMap<string, string>): string[] {
  const ids = new Map([...pages].map(([name, page]) => [name, idsIn(page)]));
  return [...pages].flatMap(([name, page]) =>
    [...page.matchAll(/ href="([^"#]*)#([^"]*)"/g)].flatMap(([, target = "", fragment = ""]) => {
      const file = path.basename(target, ".html").replace(/^docs$/, "reference");
      const shown = file === "" ? name : file;
      const id = decodeURIComponent(decoded(fragment));
      return shown === "playground" || ids.get(shown)?.has(id) ? [] : [`${name}: ${shown}#${id}`];
    }),
  );
}

async function pagesOf(entry: string): Promise<Map<string, string>> {
  const { spec, planned } = await understand(entry);
  const pages = [...emitPages(spec, planned)].filter(([name]) => name.endsWith(".html"));
  return new Map(pages.map(([name, page]) => [path.basename(name, ".html"), page]));
}

const project = path.join(import.meta.dirname, "../..");

it.each([
  ["this service", path.join(project, "spec/openapi.yaml")],
  ...["aquarium", "clock", "harbour", "lending", "observatory", "storyteller"].map(
    (name): [string, string] => [name, entryOf(name)],
  ),
])("no link on the pages of %s leads to a missing element", async (_, entry) => {
  const pages = await pagesOf(entry);
  expect(pages.get("reference")).toContain(' href="#');
  expect(deadLinks(pages)).toEqual([]);
});

describe("a schema is shown, even if it is used only in", () => {
  const Other = { type: "object", properties: { own_member: { type: "string" } } };
  const act = { operationId: "act", summary: "Act", responses: { "204": { description: "-" } } };

  it.each([
    [
      "a parameter",
      {
        parameters: [{ name: "filter", in: "query", style: "deepObject", schema: refTo("Other") }],
      },
    ],
    ["an error response", { responses: { "400": responding(refTo("Other")) } }],
  ])("%s", async (_, members) => {
    const paths = { "/acts": { get: { ...act, ...members } } };
    const page = await referencePage("links", paths, { Other });
    expect(deadLinks(new Map([["reference", page]]))).toEqual([]);
    expect(page).toContain("<code>own_member</code>");
  });
});
