/** What every answer of the interface carries: its id, and that it is kept by no cache, guessed at by no browser and shown in no frame. */
export function securityHeaders(requestId: string): Record<string, string> {
  return {
    "x-request-id": requestId,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
  };
}
