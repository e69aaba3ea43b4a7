import { html } from "hono/html";
import { bare } from "../layout.ts";
import type { Markup } from "../widgets.ts";

/** The page with the login form; `next` is the path to open after the login. */
export function loginPage(form: {
  readonly formToken: string;
  readonly next: string;
  readonly email?: string | undefined;
  readonly problem?: string | undefined;
  readonly notice?: string | undefined;
}): Markup {
  const { formToken, next, email = "", problem, notice } = form;
  return bare(
    "Log in",
    html`<div class="card login">
<h1>Log in</h1>
${problem === undefined ? "" : html`<p class="problem" role="alert" id="problem">${problem}</p>`}
${notice === undefined ? "" : html`<p class="notice" role="status">${notice}</p>`}
<form method="post" action="/console/login">
<input type="hidden" name="form_token" value="${formToken}">
<input type="hidden" name="next" value="${next}">
<p><label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${email}"></p>
<p><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required></p>
<button class="main">Log in</button>
</form>
<p class="hint">Use the login of an account's admin, or of this server's operator.</p>
</div>`,
  );
}
