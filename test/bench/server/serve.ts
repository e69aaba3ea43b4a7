import { listen } from "../../../server/http/listen.ts";

/** Starts the service's HTTP server with the handler `fetch`, on the port in the environment variable PORT. */
export async function serve(fetch: Parameters<typeof listen>[0]): Promise<void> {
  await listen(fetch, {
    port: Number(process.env.PORT),
    host: "127.0.0.1",
    requestTimeoutSeconds: 60,
    responseTimeoutSeconds: 30,
    connectionLimit: 1000,
  });
}
