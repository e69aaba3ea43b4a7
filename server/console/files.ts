import type { Api } from "./api.ts";

const endings = { pdf: "/pdf", xml: "/xml", json: "" } as const;

// Shown in the console alone, as what it is; nothing in it runs.
const headers = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  "Cache-Control": "no-store",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/** A file of a document. */
export async function serveFile(
  api: Api,
  id: string | undefined,
  kind: keyof typeof endings,
): Promise<Response> {
  const file = await api.file(`/v1/documents/${id}${endings[kind]}`);
  const own = new Headers(headers);
  for (const name of ["Content-Type", "Content-Disposition"]) {
    const value = file.headers.get(name);
    if (value !== null) {
      own.set(name, value);
    }
  }
  return new Response(file.body, { headers: own });
}
