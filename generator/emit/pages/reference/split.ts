import type { Section } from "./sections.ts";

/** A file of the reference with the sections that it shows. */
interface File {
  file: string;
  title: string;
  sections: Section[];
}

/** The maximum size of a single-page reference, in characters. Browsers show such a page without delay. */
const mostOnOnePage = 1_500_000;
/** The maximum size of a page of schemas, in characters, if the reference has several pages. */
const mostSchemas = 600_000;

/** Divides sections into pages: one page if small; otherwise a first page, a page per tag, and pages for schemas. */
export function split(rendered: readonly { section: Section; text: string }[]): {
  files: File[];
  /** Returns the file that contains the element whose id is `id`; undefined if no file contains it. */
  pageOf: (id: string) => string | undefined;
} {
  const total = rendered.reduce((sum, { text }) => sum + text.length, 0);
  const files: File[] = [{ file: "reference", title: "Reference", sections: [] }];
  const pages = new Map<string, string>();
  let size = mostSchemas;
  const taken = new Set<string>();
  for (const { section, text } of rendered) {
    let target = files[0];
    if (total > mostOnOnePage && section.kind === "tag") {
      target = { file: nameFor(section.title, taken), title: section.title, sections: [] };
      files.push(target);
    } else if (total > mostOnOnePage && section.kind === "schema") {
      size += text.length;
      if (size > mostSchemas) {
        size = text.length;
        const name = nameFor("schemas", taken);
        target = { file: name, title: `Schemas from ${section.title}`, sections: [] };
        files.push(target);
      } else target = files.at(-1);
    }
    target?.sections.push(section);
    for (const id of idsIn(text)) if (target !== undefined) pages.set(id, target.file);
  }
  return { files, pageOf: (id) => pages.get(id) };
}

function nameFor(title: string, taken: Set<string>): string {
  const plain = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  const wanted = `reference-${plain === "" ? "tag" : plain.slice(0, 60)}`;
  let name = wanted;
  for (let number = 2; taken.has(name); number++) name = `${wanted}-${number}`;
  taken.add(name);
  return name;
}

/** The ids of the elements in HTML, with character references decoded. */
function idsIn(text: string): string[] {
  return [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) =>
    id.replace(/&#([0-9]+);/g, (_, code) => String.fromCharCode(Number(code))),
  );
}
