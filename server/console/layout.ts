import { html } from "hono/html";
import type { Notice, Visit } from "./visit.ts";
import { link } from "./visit.ts";
import type { Content, Markup } from "./widgets.ts";

const PAGES: readonly (readonly [path: string, name: string])[] = [
  ["/console", "Today"],
  ["/console/documents", "Documents"],
  ["/console/customers", "Customers"],
  ["/console/branches", "Branches"],
  ["/console/webhooks", "Webhooks"],
  ["/console/numbering", "Numbering"],
];

/** A whole page for a logged-in user, with the navigation and the account. */
export async function page(visit: Visit, title: string, content: Content): Promise<Markup> {
  const pages =
    visit.principal.kind === "operator"
      ? [...PAGES, ["/console/accounts", "Accounts"] as const]
      : PAGES;
  const isCurrent = (path: string) =>
    path === "/console" ? visit.path === path : `${visit.path}/`.startsWith(`${path}/`);
  const links = pages.map(
    ([path, name]) =>
      html`<a href="${link(visit, path)}"${isCurrent(path) ? html` aria-current="page"` : ""}>${name}</a>`,
  );
  const who = await whose(visit);
  return document(
    title,
    html`<header class="site">
<a class="brand" href="${link(visit, "/console")}"><img src="/pages/icon.svg" alt="">Console</a>
<nav aria-label="Pages">${links}</nav>
<div class="who">${who}<form method="post" action="/console/logout">
<input type="hidden" name="form_token" value="${visit.formToken}"><button class="plain">Log out</button></form></div>
</header>
<main id="content" tabindex="-1">
${visit.notice === undefined ? "" : noticeOf(visit.notice)}
${content}
</main>`,
  );
}

/** A whole page without navigation and account: the login, or an error for which `page` cannot be built. */
export function bare(title: string, content: Content): Markup {
  return document(
    title,
    html`<header class="site"><a class="brand" href="/"><img src="/pages/icon.svg" alt="">Talonario</a></header>
<main id="content" tabindex="-1" class="bare">${content}</main>`,
  );
}

function noticeOf({ text, isFailure }: Notice): Markup {
  return isFailure
    ? html`<p class="notice bad" role="alert">${text}</p>`
    : html`<p class="notice" role="status">${text}</p>`;
}

async function whose({ api, accountId, principal, path }: Visit): Promise<Content> {
  const account = accountId === undefined ? undefined : await api.account(accountId);
  const name = account?.registration_legal_name_company;
  if (principal.kind === "admin") {
    return html`<span class="account">${name ?? `Account ${accountId}`}</span>`;
  }
  return accountId === undefined
    ? html`<span class="account">All accounts</span>`
    : html`<span class="account">${name ?? `Account ${accountId}`}</span> <a href="${path === "/console/accounts" ? path : "/console"}">All accounts</a>`;
}

function document(title: string, content: Content): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Console</title>
<link rel="icon" href="/pages/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/pages/page.css">
<link rel="stylesheet" href="/console/console.css">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
${content}
</body>
</html>
`;
}
