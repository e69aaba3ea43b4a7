import type { Context } from "hono";
import type { Asset, Coding } from "./asset.ts";

/** The origins that may read a file: any origin for `published`, only this server's for `page`. */
export type Audience = "published" | "page";

const MAX_AGE_SECONDS = 300;

// Scripts and styles come only from this server, and no site may show a page in a frame.
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const headersFor: Readonly<Record<Audience, Readonly<Record<string, string>>>> = {
  published: {
    "Cache-Control": `public, max-age=${MAX_AGE_SECONDS}`,
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "ETag, X-Request-Id",
  },
  page: {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
  },
};

/** Serves a file, or 304 if the caller's copy is current. */
export function serveAsset(context: Context, asset: Asset, audience: Audience): Response {
  const coding = asset.compressed === undefined ? undefined : acceptedCoding(context);
  const etag = coding === undefined ? asset.etag : asset.etag.replace(/"$/, `-${coding}"`);
  const headers: Record<string, string> = {
    ...headersFor[audience],
    "X-Content-Type-Options": "nosniff",
    ETag: etag,
    Vary: "Accept-Encoding",
  };
  const known = context.req.header("If-None-Match")?.split(/, */) ?? [];
  if (known.some((tag) => tag === "*" || tag.replace(/^W\//, "") === etag)) {
    return context.body(null, 304, headers);
  }
  headers["Content-Type"] = asset.type;
  if (coding === undefined || asset.compressed === undefined) {
    return context.body(asset.bytes, 200, headers);
  }
  headers["Content-Encoding"] = coding;
  return context.body(asset.compressed[coding], 200, headers);
}

/** The accepted coding with the smallest result; undefined if the caller accepts no coding. */
function acceptedCoding(context: Context): Coding | undefined {
  const accepted = context.req.header("Accept-Encoding")?.split(",") ?? [];
  const takes = (coding: Coding) =>
    accepted.some((one) => {
      const [name = "", quality = "q=1"] = one.split(";").map((part) => part.trim());
      return name === coding && /^q=(1|0\.[0-9]*[1-9])/.test(quality);
    });
  return (["br", "gzip"] as const).find(takes);
}
