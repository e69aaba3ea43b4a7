import type { Plan } from "../../plan/plan.ts";
import type { ResolvedSpec } from "../../resolve/resolve.ts";
import { layout, literal } from "../../templates/layout.ts";
import type { Files } from "../files.ts";
import { runtimeFiles } from "../runtime.ts";
import { html } from "./html.ts";
import { playgroundBodies } from "./playground.ts";
import { referencePages } from "./reference/reference.ts";
import { rulesContent } from "./rules-page.ts";

/** The HTML pages: reference, rules and playground. The pages load no files from other sites. */
export function emitPages(spec: ResolvedSpec, plan: Plan): Files {
  const listed = playgroundBodies(plan);
  const bodies = literal(listed);
  const shown = { title: html(plan.title), version: html(plan.version) };
  const files: Files = new Map([["pages/bodies.js", layout("bodies.js", { bodies })]]);
  for (const { file, title, root, content } of referencePages(spec, plan)) {
    const name = file === "reference" ? "Reference" : title;
    files.set(`pages/${file}.html`, printPage(plan, "reference", content, { name, root }));
  }
  files.set(
    "pages/rules.html",
    printPage(plan, "rules", layout("rules.html", { ...shown, ...rulesContent(plan) })),
  );
  files.set(
    "pages/playground.html",
    printPage(
      plan,
      "playground",
      // Bodies with variants come first, so checking the first body is enough.
      layout("playground.html", { ...shown, hasVariants: (listed[0]?.variants ?? []).length > 0 }),
    ),
  );
  for (const [name, text] of runtimeFiles("pages")) {
    // Every visitor loads these files, so they are written without line comments. This also removes a
    // `@ts-expect-error`: in the output, the imported `bodies.js` exists.
    files.set(`pages/${name}`, text.replace(/^ *\/\/ .*\n/gm, ""));
  }
  return files;
}

const pages = [
  {
    file: "reference",
    path: "docs",
    name: "Reference",
    about: (title: string) =>
      `Every operation of ${title}: parameters, bodies and responses, with examples to try.`,
  },
  {
    file: "rules",
    path: "rules",
    name: "Rules",
    about: (title: string) =>
      `Every rule by which ${title} rejects or warns, with examples from the vectors.`,
  },
  {
    file: "playground",
    path: "playground",
    name: "Playground",
    about: (title: string) =>
      `Paste a body for ${title} and read the verdict as you type; the body is sent nowhere.`,
  },
];

function printPage(
  plan: Plan,
  file: string,
  content: string,
  { name, root = "" }: { name?: string; root?: string } = {},
): string {
  const about = pages.find((page) => page.file === file);
  return layout("page.html", {
    title: html(plan.title),
    version: html(plan.version),
    name: html(name ?? about?.name ?? ""),
    description: html(about?.about(plan.title) ?? ""),
    file,
    // The script of the rules page delays the first paint, so that rules that the filter hides do not flash.
    waits: file === "rules",
    arrives: file === "reference",
    root,
    links: pages.map((page) => ({
      path: page.path,
      name: page.name,
      current: page.file === file,
      root,
    })),
    content,
  });
}
