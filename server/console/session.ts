import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { BodyData } from "hono/utils/body";

const SESSION = "console_session";
// Before the login there is no access token, so forms are bound to this cookie.
const VISITOR = "console_visitor";
const FOLDER = "/console";

/** The access token in the session cookie of a request; undefined without this cookie. */
export function sessionToken(context: Context): string | undefined {
  return getCookie(context, SESSION);
}

/**
 * Stores an access token in the session cookie for `seconds`, and deletes the visitor's cookie. Scripts cannot read the
 * session cookie, and cross-site requests do not contain it.
 */
export function startSession(context: Context, token: string, seconds: number): void {
  setCookie(context, SESSION, token, { ...protection(context), maxAge: seconds });
  deleteCookie(context, VISITOR, { path: FOLDER });
}

/** Deletes the session cookie. */
export function endSession(context: Context): void {
  deleteCookie(context, SESSION, { path: FOLDER });
}

/**
 * The secret in the cookie of a visitor who is not logged in. If the cookie is missing or too short, creates a secret
 * and sets the cookie.
 */
export function visitorSecret(context: Context): string {
  const known = getCookie(context, VISITOR);
  if (known !== undefined && known.length >= 40) {
    return known;
  }
  const secret = randomBytes(32).toString("base64url");
  setCookie(context, VISITOR, secret, protection(context));
  return secret;
}

/** The value of `form_token` in forms; this value does not reveal `secret`. */
export function formToken(secret: string): string {
  return createHash("sha256").update(`form of the console\n${secret}`).digest("base64url");
}

/** The fields of the submitted form; none if the body is malformed, so that `isOwnForm` rejects the form. */
export async function formFields(context: Context): Promise<BodyData> {
  try {
    return await context.req.parseBody();
  } catch {
    return {};
  }
}

/** Whether a POST comes from a form of this site. `sent`, the field `form_token`, must equal `formToken(secret)`. */
export function isOwnForm(context: Context, secret: string | undefined, sent: unknown): boolean {
  if (secret === undefined || typeof sent !== "string" || !isSameOrigin(context)) {
    return false;
  }
  const expected = Buffer.from(formToken(secret));
  const actual = Buffer.from(sent);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** The secret in the visitor's cookie; undefined without this cookie. */
export function knownVisitor(context: Context): string | undefined {
  return getCookie(context, VISITOR);
}

/** The path to open after the login; the console's first page if `given` is not a path of the console. */
export function pathAfterLogin(given: unknown): string {
  const base = "http://console.invalid";
  const text = typeof given === "string" && given.startsWith("/") ? given : FOLDER;
  const url = URL.canParse(text, base) ? new URL(text, base) : new URL(FOLDER, base);
  const isInside = url.pathname === FOLDER || url.pathname.startsWith(`${FOLDER}/`);
  return url.origin === base && isInside ? url.pathname + url.search : FOLDER;
}

// Browsers set Sec-Fetch-Site and Origin, and no script of a page can change them.
function isSameOrigin(context: Context): boolean {
  const site = context.req.header("Sec-Fetch-Site");
  return site === undefined ? originOf(context) !== undefined : site === "same-origin";
}

/** The URL in the Origin header; undefined if missing or invalid, or if its host is not the request's host. */
function originOf(context: Context): URL | undefined {
  const origin = context.req.header("Origin") ?? "";
  const host = context.req.header("Host") ?? new URL(context.req.url).host;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  return url?.host === host ? url : undefined;
}

// Behind a load balancer that terminates TLS, the request's URL is http, but the browser's Origin still states https.
function protection(context: Context) {
  const scheme = originOf(context)?.protocol ?? new URL(context.req.url).protocol;
  const secure = scheme === "https:";
  return { path: FOLDER, httpOnly: true, sameSite: "Strict", secure } as const;
}
