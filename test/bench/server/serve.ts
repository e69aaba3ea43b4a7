import { listen } from "../../../server/http/listen.ts";

/** Serves on the port of the environment, as our own server does. */
export async function serve(fetch: Parameters<typeof listen>[0]): Promise<void> {
  await listen(fetch, {
    port: Number(process.env.PORT),
    host: "127.0.0.1",
    requestTimeoutSeconds: 60,
    responseTimeoutSeconds: 30,
    connectionLimit: 1000,
  });
}
