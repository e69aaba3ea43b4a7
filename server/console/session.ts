import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

const SESSION = "console_session";
// Forms are bound to this cookie before the login, when there is no token.
const VISITOR = "console_visitor";
const FOLDER = "/console";

/** The access token of the login in a request's cookie. */
export function sessionToken(context: Context): string | undefined {
  return getCookie(context, SESSION);
}

/** Keeps an access token for its lifetime, in a cookie that scripts cannot read and other sites' requests do not send. */
export function startSession(context: Context, token: string, seconds: number): void {
  setCookie(context, SESSION, token, { ...protection(context), maxAge: seconds });
  deleteCookie(context, VISITOR, { path: FOLDER });
}

/** Forgets the access token. */
export function endSession(context: Context): void {
  deleteCookie(context, SESSION, { path: FOLDER });
}

/** The secret of a visitor without a login; set when it is first needed. */
export function visitorSecret(context: Context): string {
  const known = getCookie(context, VISITOR);
  if (known !== undefined && known.length >= 40) {
    return known;
  }
  const secret = randomBytes(32).toString("base64url");
  setCookie(context, VISITOR, secret, protection(context));
  return secret;
}

/** The value that forms of a session carry; it does not reveal the session's own secret. */
export function formToken(secret: string): string {
  return createHash("sha256").update(`form of the console\n${secret}`).digest("base64url");
}

/** Whether a POST comes from a form of this site that was made for this session. */
export function isOwnForm(context: Context, secret: string | undefined, sent: unknown): boolean {
  if (secret === undefined || typeof sent !== "string" || !isSameOrigin(context)) {
    return false;
  }
  const expected = Buffer.from(formToken(secret));
  const actual = Buffer.from(sent);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** The secret of the visitor's cookie, if there is one. */
export function knownVisitor(context: Context): string | undefined {
  return getCookie(context, VISITOR);
}

/** A path of the console to continue with after the login; the first page for any other text. */
export function pathAfterLogin(given: unknown): string {
  const base = "http://console.invalid";
  const text = typeof given === "string" && given.startsWith("/") ? given : FOLDER;
  const url = URL.canParse(text, base) ? new URL(text, base) : new URL(FOLDER, base);
  const isInside = url.pathname === FOLDER || url.pathname.startsWith(`${FOLDER}/`);
  return url.origin === base && isInside ? url.pathname + url.search : FOLDER;
}

// Browsers set these headers, and no page can change them.
function isSameOrigin(context: Context): boolean {
  const site = context.req.header("Sec-Fetch-Site");
  return site === undefined ? originOf(context) !== undefined : site === "same-origin";
}

/** The Origin header of a request, if it names the host that the request was sent to. */
function originOf(context: Context): URL | undefined {
  const origin = context.req.header("Origin") ?? "";
  const host = context.req.header("Host") ?? new URL(context.req.url).host;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  return url?.host === host ? url : undefined;
}

// A balancer may end TLS before this server; the browser's Origin still names https.
function protection(context: Context) {
  const scheme = originOf(context)?.protocol ?? new URL(context.req.url).protocol;
  const secure = scheme === "https:";
  return { path: FOLDER, httpOnly: true, sameSite: "Strict", secure } as const;
}
