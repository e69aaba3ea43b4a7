import type { Context } from "hono";
import type { Markup } from "./widgets.ts";

// No script runs in the console; styles, pictures and documents are this server's own.
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
  // Browsers send the Origin of a form only where the policy allows a referrer.
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/** A page as a response that allows no cache, no script and no frame around it. */
export async function sendPage(context: Context, page: Markup, status = 200): Promise<Response> {
  return context.body(String(await page), { status, headers } as never);
}
