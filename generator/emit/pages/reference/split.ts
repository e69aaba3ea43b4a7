import type { Section } from "./sections.ts";

/** A file of the reference with the sections that it shows. */
interface File {
  file: string;
  title: string;
  sections: Section[];
}

/** Up to this many characters, all sections stand on one page: a browser shows such a page at once. */
const mostOnOnePage = 1_500_000;
/** The most characters of schemas on one page if the reference has several pages. */
const mostSchemas = 600_000;

/** Divides the sections into pages: one page if it is small enough, otherwise one per tag and some for schemas. */
export function split(rendered: readonly { section: Section; text: string }[]): {
  files: File[];
  /** The file that contains the place with an id; undefined if no file does. */
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

/** The ids of the elements of a text, with their character references decoded. */
function idsIn(text: string): string[] {
  return [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) =>
    id.replace(/&#([0-9]+);/g, (_, code) => String.fromCharCode(Number(code))),
  );
}
