import type { Context } from "hono";
import type { Token } from "../../generated/types/models.d.ts";
import type { Access } from "../auth/access.ts";
import type { Api } from "./api.ts";
import { ApiProblem } from "./api.ts";
import { loginPage } from "./pages/login.ts";
import { retryText } from "./pages/problem.ts";
import { sendPage } from "./send-page.ts";
import {
  endSession,
  formFields,
  formToken,
  isOwnForm,
  knownVisitor,
  pathAfterLogin,
  sessionToken,
  startSession,
  visitorSecret,
} from "./session.ts";

const notices: ReadonlyMap<string, string> = new Map([
  ["out", "You are logged out."],
  ["ended", "Your session has ended, so the form had no effect. Log in and repeat the action."],
]);

/** Shows the login form; redirects a user who is already logged in. */
export async function showLogin(context: Context, access: Access): Promise<Response> {
  const token = sessionToken(context);
  if (token !== undefined && (await access.verify(token)) !== undefined) {
    return context.redirect(pathAfterLogin(context.req.query("next")), 303);
  }
  const notice = notices.get(context.req.query("done") ?? "");
  return form(context, context.req.query("next"), { notice });
}

/** Starts a session with e-mail and password, by the API operation `POST /auth`. */
export async function logIn(context: Context, api: Api): Promise<Response> {
  const { form_token, next, email, password } = await formFields(context);
  if (!isOwnForm(context, knownVisitor(context), form_token)) {
    const problem = "The form was outdated or from another site. Log in here.";
    return form(context, next, { problem }, 403);
  }
  const credentials = { email: textOf(email).trim(), password: textOf(password) };
  try {
    const token = await api.send<Token>("POST", "/auth", credentials);
    startSession(context, token.access_token, token.expires_in);
    return context.redirect(pathAfterLogin(next), 303);
  } catch (error) {
    if (!(error instanceof ApiProblem)) {
      throw error;
    }
    const { status } = error;
    return form(context, next, { email: credentials.email, problem: explain(error) }, status);
  }
}

/** Ends the session in this browser; other sessions of the same login continue. */
export async function logOut(context: Context): Promise<Response> {
  const { form_token } = await formFields(context);
  const token = sessionToken(context);
  if (token !== undefined && !isOwnForm(context, token, form_token)) {
    const problem = "You are still logged in: the form was outdated or from another site.";
    return form(context, undefined, { problem }, 403);
  }
  endSession(context);
  return context.redirect("/console/login?done=out", 303);
}

function form(
  context: Context,
  next: unknown,
  { email, problem, notice }: { email?: string; problem?: string; notice?: string | undefined },
  status = 200,
): Promise<Response> {
  const token = formToken(visitorSecret(context));
  const given = { formToken: token, next: pathAfterLogin(next), email, problem, notice };
  return sendPage(context, loginPage(given), status);
}

function explain({ status, problem, retryAfter }: ApiProblem): string {
  if (status === 400) {
    return "Enter an e-mail address and a password.";
  }
  const wait = retryAfter === undefined ? "" : ` ${retryText(retryAfter)}`;
  return `${problem.detail ?? problem.title ?? "The login failed."}${wait}`;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
