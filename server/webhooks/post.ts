import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import type { CallbackTarget } from "./callback-target.ts";

/** Reasons why a request got no response. */
export type PostFailure = "not-connected" | "timed-out";

const LARGEST_RESPONSE = 64 * 1024;

/** Sends one POST to a checked address of the target and returns the status; follows no redirect. */
export async function post(
  { url, addresses }: CallbackTarget,
  message: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  signal: AbortSignal,
): Promise<number | PostFailure> {
  const { request } =
    url.protocol === "https:" ? await import("node:https") : await import("node:http");
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  return new Promise((resolve) => {
    let status: number | undefined;
    const sent = request(
      {
        host,
        port: url.port === "" ? undefined : url.port,
        path: `${url.pathname}${url.search}`,
        method: "POST",
        headers: {
          ...message.headers,
          host: url.host,
          "content-length": String(Buffer.byteLength(message.body)),
        },
        // Each request opens a new connection: a reused connection might lead to another address.
        agent: false,
        lookup: lookupAmong(addresses),
        signal,
        ...(isIP(host) === 0 && { servername: host.replace(/\.$/, "") }),
      },
      (incoming) => {
        const code = incoming.statusCode ?? 0;
        status = code;
        let bytes = 0;
        incoming.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > LARGEST_RESPONSE) {
            sent.destroy();
          }
        });
        // The status is the result, even if the body is incomplete.
        incoming.on("close", () => resolve(code));
        incoming.on("error", () => resolve(code));
      },
    );
    const end = () => resolve(status ?? (signal.aborted ? "timed-out" : "not-connected"));
    sent.on("error", end);
    // Node may close the connection without an error, for example after a 101 (Switching Protocols).
    sent.on("close", end);
    sent.end(message.body);
  });
}

// Node calls the returned function instead of DNS, so that the name cannot resolve to unchecked addresses.
function lookupAmong(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) => {
    const wanted = options.family === 4 || options.family === 6 ? options.family : 0;
    const fitting = all.filter(({ family }) => wanted === 0 || family === wanted);
    const [first] = fitting;
    if (first === undefined) {
      callback(new Error("No checked address has the requested IP family."), "", 0);
    } else if (options.all === true) {
      callback(null, fitting);
    } else {
      callback(null, first.address, first.family);
    }
  };
}
