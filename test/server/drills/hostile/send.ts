import { request } from "node:http";

/** A request of an attacker; `send` sends `body` as it is, without JSON encoding. */
export interface Shot {
  readonly method?: string;
  readonly path: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Local address from which the request is sent. */
  readonly from?: string;
}

/** A response; the status is `cut` if the connection ended without a complete response. */
export interface Reply {
  readonly status: string;
  readonly text: string;
}

const PATIENCE_MS = 120_000;
const MOST_KEPT = 100_000;

/** Sends one request on a new connection; never throws. */
export function send(url: string, shot: Shot): Promise<Reply> {
  const headers: Record<string, string> = { "Content-Type": "application/json", ...shot.headers };
  if (shot.token !== undefined) headers.Authorization = `Bearer ${shot.token}`;
  if (shot.body !== undefined) headers["Content-Length"] = String(Buffer.byteLength(shot.body));
  const method = shot.method ?? (shot.body === undefined ? "GET" : "POST");
  const options = { method, headers, agent: false, timeout: PATIENCE_MS };
  const from = shot.from === undefined ? {} : { localAddress: shot.from };
  return new Promise((resolve) => {
    const cut = () => resolve({ status: "cut", text: "" });
    const outgoing = request(`${url}${shot.path}`, { ...options, ...from }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        if (text.length < MOST_KEPT) text += chunk;
      });
      response.on("end", () => resolve({ status: String(response.statusCode), text }));
      response.on("error", cut);
    });
    outgoing.on("timeout", () => outgoing.destroy(new Error("no response")));
    outgoing.on("error", cut);
    outgoing.end(shot.body);
  });
}

/** Sends `count` requests, at most `atOnce` at a time; returns the count of each status. */
export async function sendAll(
  url: string,
  count: number,
  atOnce: number,
  make: (number: number) => Shot,
): Promise<Record<string, number>> {
  const responses: Record<string, number> = {};
  let begun = 0;
  const work = async () => {
    while (begun < count) {
      begun += 1;
      const { status } = await send(url, make(begun));
      responses[status] = (responses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return responses;
}

/** Adds the counts of two rounds of requests, status by status. */
export function added(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Record<string, number> {
  const sum: Record<string, number> = { ...one };
  for (const [status, count] of Object.entries(other)) sum[status] = (sum[status] ?? 0) + count;
  return sum;
}
