import type { Context } from "hono";
import type { Markup } from "./widgets.ts";

// The policy allows no scripts. Styles, images and embedded documents must come from this server.
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "object-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": POLICY,
  "Cache-Control": "no-store",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // With "no-referrer", browsers would send the Origin of a form as "null".
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/** A response with a page. Browsers must not cache the page, run scripts in it, or show it in a frame. */
export async function sendPage(context: Context, page: Markup, status = 200): Promise<Response> {
  return context.body(String(await page), { status, headers } as never);
}
