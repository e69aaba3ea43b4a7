import { readFileSync } from "node:fs";
import { type Client, createClient } from "../../generated/client.js";

/** A client that logs in when needed. For each response, adds the operation to `called`, e.g. `POST /auth`. */
export function loggedInClient(
  baseUrl: string,
  email: string,
  password: string,
  called: Set<string>,
): Client {
  const client = createClient({ baseUrl, token: () => logIn() });
  const logIn = async (): Promise<string> => {
    const { data } = await client.POST("/auth", { body: { email, password } });
    return data.access_token;
  };
  client.use({
    onResponse({ request, schemaPath }) {
      called.add(`${request.method} ${schemaPath}`);
    },
  });
  return client;
}

/** Reads a generated example; `name` is its path without extension. */
export function example<T>(name: string): T {
  return JSON.parse(readFileSync(`generated/examples/${name}.json`, "utf8"));
}

/** A `fetch` that loses the first response: the request is sent, then the call throws. */
export function loseFirst(): (request: Request) => Promise<Response> {
  let isFirst = true;
  return async (request) => {
    const response = await fetch(request);
    if (!isFirst) return response;
    isFirst = false;
    throw new TypeError("The connection was lost.");
  };
}
