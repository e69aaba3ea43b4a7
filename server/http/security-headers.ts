/** The security headers of API responses: request id, no caching, no sniffing, no framing, no referrer. */
export function securityHeaders(requestId: string): Record<string, string> {
  return {
    "x-request-id": requestId,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
  };
}
