import { html } from "hono/html";
import { ApiProblem } from "../api.ts";
import { bare, page } from "../layout.ts";
import type { Visit } from "../visit.ts";
import { link } from "../visit.ts";
import type { Markup } from "../widgets.ts";

const titles: Readonly<Record<number, string>> = {
  403: "Not allowed",
  404: "Page not found",
  409: "This action is not possible now",
  429: "Too many requests",
  503: "Temporarily unavailable",
};

/** A sentence that states when to try again; `seconds` is the value of `Retry-After`. */
export function retryText(seconds: string): string {
  return `Try again in ${seconds} ${seconds === "1" ? "second" : "seconds"}.`;
}

/** The content of a page about an API problem. */
function problemContent({ status, problem, retryAfter }: ApiProblem): Markup {
  const { detail, errors = [] } = problem;
  const known = titles[status] ?? problem.title ?? "An error occurred";
  const explanation =
    status === 404 ? "This page does not exist or belongs to another account." : detail;
  return html`<h1>${known}</h1>
<p>${explanation ?? "Try again. If the error persists, see the server's log."}</p>
${retryAfter === undefined ? "" : html`<p>${retryText(retryAfter)}</p>`}
${errorList(errors)}`;
}

/** An error of the API; `label` is the label of the form field with the error. */
export type ShownError = NonNullable<ApiProblem["problem"]["errors"]>[number] & {
  readonly label?: string;
};

/** A list of errors; empty markup if there are no errors. */
export function errorList(errors: readonly ShownError[]): Markup {
  return errors.length === 0
    ? html``
    : html`<ul class="problem">${errors.map(
        ({ pointer, parameter, label, message, rule }) =>
          html`<li>${label === undefined ? html`<code>${pointer ?? parameter}</code>` : html`<strong>${label}</strong>`} ${message} <code>${rule}</code></li>`,
      )}</ul>`;
}

/** A page about a problem; `back` is the URL of the page with the failed form. */
export async function problemPage(
  visit: Visit | undefined,
  error: ApiProblem,
  back?: string,
): Promise<Markup> {
  const content = problemContent(error);
  const title = titles[error.status] ?? "An error occurred";
  if (visit === undefined) {
    return bare(title, html`${content}<p><a href="/console">Go to the console</a></p>`);
  }
  const way = html`<p><a href="${back ?? link(visit, "/console")}">${back === undefined ? "Go to Today" : "Back"}</a></p>`;
  try {
    return await page(visit, title, html`${content}${way}`);
  } catch {
    // `page` could not read the account's name; `bare` shows no account.
    return bare(title, html`${content}${way}`);
  }
}

/** An error of the console itself, in the form of an API problem. */
export function problemOf(status: number, detail: string): ApiProblem {
  return new ApiProblem(status, { detail });
}
