import { isObject, type JsonObject } from "../../../openapi/pointer.ts";
import type { Plan } from "../../../plan/plan.ts";
import type { ResolvedSpec } from "../../../resolve/resolve.ts";
import { type Context, createContext, fragmentOf } from "./context.ts";
import { loginPart } from "./login.ts";
import { markdown } from "./markdown.ts";
import { type Markup, markup, type Part } from "./markup.ts";
import { operationPlace } from "./operation.ts";
import { type Section, sectionsOf } from "./sections.ts";
import { split } from "./split.ts";

/** One page of the reference. `file` is the file name without the extension. */
export interface ReferencePage {
  file: string;
  title: string;
  /** The relative URL of the folder that contains `pages/`: empty for the first page, `../` for other pages. */
  root: string;
  content: string;
}

/** The reference of a plan: one page if small; otherwise a first page, a page per tag, and pages for schemas. */
export function referencePages(spec: ResolvedSpec, plan: Plan): ReferencePage[] {
  const context = createContext(plan);
  const sections = sectionsOf(spec, context);
  const rendered = new Map(sections.map((section) => [section, section.render(context)]));
  const { files, pageOf } = split([...rendered].map(([section, { text }]) => ({ section, text })));
  const isOne = files.length === 1;
  return files.map(({ file, title, sections: own }) => {
    const isFirst = file === "reference";
    const root = isFirst ? "" : "../";
    const href = (id: string): string => {
      const holder = pageOf(id) ?? file;
      const fragment = fragmentOf(id);
      if (holder === file) return fragment;
      return holder === "reference"
        ? `${root}docs${fragment}`
        : `${root}pages/${holder}.html${fragment}`;
    };
    const here = { ...context, root, href };
    const listed =
      isOne || isFirst
        ? sections
        : sections.filter(({ id, kind }) => kind === "tag" || pageOf(id) === file);
    const shown = own.map((section) => (isOne && rendered.get(section)) || section.render(here));
    const content = markup`<div class="shelf">
${sidebar(here, listed, isOne ? () => true : ({ id }) => isFirst || pageOf(id) === file)}
<div class="reference-content" data-server="${serverOf(spec.document)}">
<h1>${isFirst ? "Reference" : title}</h1>
${isFirst && introduction(spec, here)}${loginPart(here)}
${shown}${!isOne && isFirst && contents(here, sections)}</div>
</div>`;
    return { file, title, root, content: content.text };
  });
}

function introduction(spec: ResolvedSpec, { root }: Context): Markup {
  const info = isObject(spec.document.info) ? spec.document.info : {};
  return markup`<div class="introduction">${markdown(String(info.description ?? ""))}<p>Also as <a href="${root}openapi.json">openapi.json</a>.</p></div>`;
}

/** The sidebar: a filter, a menu of the variants, and links to operations, errors and schemas. */
function sidebar(
  context: Context,
  sections: readonly Section[],
  isOpen: (section: Section) => boolean,
): Markup {
  const { facts } = context;
  const options = [...facts.titles].map(
    ([name, title]) => markup`<option value="${name}">${title}</option>`,
  );
  const choice =
    options.length > 0 &&
    markup`<p><label for="variant">${capital(facts.by)}</label><select id="variant"><option value="">all</option>${options}</select></p>`;
  const groups = sections.filter(({ kind }) => kind === "tag");
  const others = sections.filter(({ kind }) => kind !== "tag");
  const errors = others.filter(({ kind }) => kind === "errors");
  const schemas = others.filter(({ kind }) => kind === "schema");
  return markup`<nav class="sidebar" aria-label="Operations and schemas">
<form id="search" role="search"><p><label for="words">Filter operations and schemas</label><input id="words" type="search" autocomplete="off" spellcheck="false"></p>${choice}<p id="found" role="status"></p></form>
<ul class="tree">${groups.map((section) => branch(context, section, isOpen(section) ? section.operations.map((operation): Part => markup`<li><a href="${context.href(operationPlace(operation))}" title="${`${operation.method.toUpperCase()} ${operation.path}`}"><b class="method ${/^[a-z]+$/.test(operation.method) ? operation.method : ""}">${shortMethod(operation.method)}</b> ${operation.summary}</a></li>`) : []))}${errors.map((section) => branch(context, section, []))}</ul>
${schemas.length > 0 && markup`<details><summary>${schemas.length} schemas</summary><ul class="tree"><li><ul>${schemas.map(({ id, title }) => markup`<li><a href="${context.href(id)}">${title}</a></li>`)}</ul></li></ul></details>`}
</nav>`;
}

function branch(context: Context, { id, title }: Section, items: readonly Part[]): Markup {
  return markup`<li><a class="branch" href="${context.href(id)}">${title}</a>${items.length > 0 && markup`<ul>${items}</ul>`}</li>`;
}

function shortMethod(method: string): string {
  return method === "delete" ? "DEL" : method.toUpperCase().slice(0, 7);
}

/** The table of contents on the first page of a reference with many pages. */
function contents(context: Context, sections: readonly Section[]): Part[] {
  return sections
    .filter(({ kind }) => kind === "tag")
    .map(
      (section) =>
        markup`<section class="group"><h2><a href="${context.href(section.id)}">${section.title}</a></h2><ul class="contents">${section.operations.map((operation) => markup`<li><a href="${context.href(operationPlace(operation))}">${operation.summary}</a> <code>${operation.method.toUpperCase()} ${operation.path}</code></li>`)}</ul></section>\n`,
    );
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** The URL of the first server in the spec, with default values for variables; `/` if the spec has no server. */
function serverOf({ servers }: JsonObject): string {
  const [first] = Array.isArray(servers) ? servers : [];
  if (!isObject(first)) return "/";
  const variables = isObject(first.variables) ? first.variables : {};
  return String(first.url ?? "/").replace(/\{([^{}]+)\}/g, (whole, name) => {
    const variable = variables[name];
    return isObject(variable) ? String(variable.default ?? whole) : whole;
  });
}
