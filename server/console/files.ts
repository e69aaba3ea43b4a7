import type { Api } from "./api.ts";

const endings = { pdf: "/pdf", xml: "/xml", json: "" } as const;

const NOTHING = "default-src 'none'; frame-ancestors 'none'";

const policies = {
  // Browsers apply the policy of a PDF file to their PDF viewer too, so a stricter policy would block the viewer.
  pdf: "frame-ancestors 'self'",
  xml: NOTHING,
  json: NOTHING,
} as const;

// Only pages of this origin may load the file, and browsers must not guess its media type.
const headers = {
  "Cache-Control": "no-store",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/** The response with a file of a document; throws `ApiProblem`. */
export async function serveFile(
  api: Api,
  id: string | undefined,
  kind: keyof typeof endings,
): Promise<Response> {
  const file = await api.file(`/v1/documents/${id}${endings[kind]}`);
  const own = new Headers({ ...headers, "Content-Security-Policy": policies[kind] });
  for (const name of ["Content-Type", "Content-Disposition"]) {
    const value = file.headers.get(name);
    if (value !== null) {
      own.set(name, value);
    }
  }
  return new Response(file.body, { headers: own });
}
