import type { Plan } from "../../plan/plan.ts";
import { layout, literal } from "../../templates/layout.ts";
import type { Files } from "../files.ts";
import { runtimeFiles } from "../runtime.ts";
import { html } from "./html.ts";
import { playgroundBodies } from "./playground.ts";
import { rulesContent } from "./rules-page.ts";

/** The pages for people: reference, rules and playground, which need nothing that is not served beside them. */
export function emitPages(plan: Plan): Files {
  const bearer = Object.entries(plan.schemes).find(([, { type }]) => type === "bearer")?.[0] ?? "";
  const facts: Record<string, Record<string, unknown>> = {
    docs: { bearer: html(bearer) },
    rules: rulesContent(plan),
    playground: {},
  };
  const files: Files = new Map([
    ["pages/bodies.js", layout("bodies.js", { bodies: literal(playgroundBodies(plan)) })],
    ...pages.map(({ file }): [string, string] => [
      `pages/${file}.html`,
      printPage(plan, file, facts[file] ?? {}),
    ]),
  ]);
  for (const [name, text] of runtimeFiles("pages")) {
    // Beside the generator there is no `bodies.js`, beside the output there is.
    files.set(`pages/${name}`, text.replace(/^\/\/ @ts-expect-error .*\n/m, ""));
  }
  return files;
}

const pages = [
  {
    file: "docs",
    name: "Reference",
    // The reference brings a main of its own.
    element: "div",
    styles: ["docs/swagger-ui.css", "pages/docs.css"],
    // Not a module, and first: it leaves one global name, which the module after it uses.
    classic: ["docs/swagger-ui-bundle.js"],
    scripts: ["pages/docs.js"],
  },
  {
    file: "rules",
    name: "Rules",
    element: "main",
    styles: ["pages/rules.css"],
    classic: [],
    scripts: ["pages/rules.js"],
  },
  {
    file: "playground",
    name: "Playground",
    element: "main",
    styles: ["pages/playground.css"],
    classic: [],
    scripts: ["pages/playground.js"],
  },
];

function printPage(plan: Plan, file: string, facts: Readonly<Record<string, unknown>>): string {
  const about = pages.find((page) => page.file === file);
  const shown = { title: html(plan.title), version: html(plan.version) };
  return layout("page.html", {
    ...shown,
    ...about,
    links: pages.map((page) => ({ ...page, current: page.file === file })),
    content: layout(`${file}.html`, { ...shown, ...facts }),
  });
}
