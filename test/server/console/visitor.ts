import type { TestService } from "../service.ts";

/** A response, as a browser without scripts receives it. */
export interface Seen {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A browser session that stores cookies and sends forms, without following redirects. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  get(path: string): Promise<Seen>;
  /** Sends fields as a form; `headers` replaces the header `Sec-Fetch-Site: same-origin`. */
  post(path: string, fields: Record<string, string>, headers?: HeadersInit): Promise<Seen>;
  /** Logs in with the form of the login page. */
  logIn(email: string, password: string, next?: string): Promise<Seen>;
}

/** Creates a visitor who is not logged in. */
export function createVisitor({ request }: Pick<TestService, "request">): Visitor {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit): Promise<Seen> {
    const headers = new Headers(init.headers);
    headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await request(path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, headers: response.headers, text };
  }

  const visitor: Visitor = {
    cookies,
    get: (path) => send(path, {}),
    post: (path, fields, headers = { "Sec-Fetch-Site": "same-origin" }) =>
      send(path, { method: "POST", headers, body: new URLSearchParams(fields) }),
    async logIn(email, password, next = "") {
      const { text } = await visitor.get("/console/login");
      return visitor.post("/console/login", { form_token: tokenIn(text), next, email, password });
    },
  };
  return visitor;
}

/** The form token of the first form in a page; empty if the page has no form token. */
export function tokenIn(text: string): string {
  return /name="form_token" value="([^"]+)"/.exec(text)?.[1] ?? "";
}
