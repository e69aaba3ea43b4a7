import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Visit } from "./visit.ts";
import { samePage } from "./visit.ts";

/** Escaped HTML. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The content of a table's cell or of a value in `facts`; the template `html` escapes plain text. */
export type Content = Markup | string | number;

/** The colour of a badge. The badge's text must have the same meaning, for readers who cannot see colours. */
export type Tone = "bad" | "good" | "plain" | "warn";

/** A short text with a coloured border, e.g. a status. */
export function badge(text: string, tone: Tone): Markup {
  return html`<span class="badge ${tone}">${text}</span>`;
}

/** A column of a table. */
export interface Column<Row> {
  readonly title: string;
  /** Aligns the column to the right, for numbers and amounts. */
  readonly isNumber?: true;
  cell(row: Row): Content;
}

/** A table with a caption; without rows, `empty` is shown instead. */
export function table<Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  empty: Content,
): Markup {
  if (rows.length === 0) {
    return html`<div class="empty"><p>${empty}</p></div>`;
  }
  const [first, ...others] = columns;
  const side = (column: Column<Row>) => (column.isNumber ? "number" : "text");
  // On narrow screens, the style sheet shows rows as cards. The roles preserve the table for screen readers.
  return html`<div class="list"><table role="table">
<caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${columns.map(
    (column) =>
      html`<th role="columnheader" scope="col" class="${side(column)}">${column.title}</th>`,
  )}</tr></thead>
<tbody role="rowgroup">${rows.map(
    (row) => html`<tr role="row">${
      first && html`<th role="rowheader" scope="row" class="${side(first)}">${first.cell(row)}</th>`
    }${others.map(
      (column) =>
        html`<td role="cell" class="${side(column)}" data-label="${column.title}"><div>${column.cell(row)}</div></td>`,
    )}</tr>
`,
  )}</tbody></table></div>`;
}

/** A list of names with values; entries without a value are omitted. */
export function facts(
  entries: readonly (readonly [name: string, value: Content | undefined])[],
): Markup {
  const present = entries.filter(([, value]) => value !== undefined && value !== "");
  return html`<dl class="facts">${present.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}</dl>`;
}

/** Links to the next page and to the first page of a list; empty if the list has only one page. */
export function pager(visit: Visit, nextCursor: string | undefined): Markup {
  const isLater = visit.query.has("cursor");
  if (!isLater && nextCursor === undefined) {
    return html``;
  }
  const first = html`<a href="${samePage(visit, { cursor: undefined })}">Newest</a>`;
  const next = html`<a rel="next" href="${samePage(visit, { cursor: nextCursor })}">Older</a>`;
  return html`<nav class="pager" aria-label="Pages of the list">
${isLater ? first : ""} ${nextCursor === undefined ? "" : next}</nav>`;
}

/** A form for one action, protected against forged requests from other sites. */
export function action(
  visit: Visit,
  path: string,
  label: string,
  { fields = "", isMain = false, name }: { fields?: Content; isMain?: boolean; name?: string } = {},
): Markup {
  const named = name === undefined ? "" : html` aria-label="${name}"`;
  return html`<form method="post" action="${path}" class="action">
<input type="hidden" name="form_token" value="${visit.formToken}">
<input type="hidden" name="key" value="${crypto.randomUUID()}">
${fields}<button class="${isMain ? "main" : "plain"}"${named}>${label}</button></form>`;
}
