import type { Socket } from "node:net";
import { connect, createServer } from "node:net";
import { freePort } from "./server-process.ts";

/** A TCP proxy between a server and its database; the proxy can be cut or silenced. */
export interface Wire {
  readonly port: number;
  /** Closes all connections and accepts no new connections. */
  cut(): Promise<void>;
  /** Leaves connections open and forwards nothing. */
  silence(): void;
  /** Accepts connections and forwards again; closes connections that were silenced. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy to `target` on a free port of this machine. */
export async function layWire(target: { host: string; port: number }): Promise<Wire> {
  const open = new Set<Socket>();
  let isSilent = false;
  const port = await freePort();
  const server = createServer((near) => {
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on("data", (chunk) => {
        if (!isSilent) to.write(chunk);
      });
      from.on("error", () => undefined);
      from.on("close", () => {
        open.delete(from);
        if (!isSilent) to.destroy();
      });
    }
  });
  const listen = async () => {
    server.listen(port, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
  };
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of open) socket.destroy();
    await closed;
  };
  await listen();
  return {
    port,
    cut: stop,
    silence() {
      isSilent = true;
    },
    async mend() {
      isSilent = false;
      if (!server.listening) await listen();
      // A silenced connection has lost bytes, so its peers must open a new connection.
      else for (const socket of open) socket.destroy();
    },
    close: async () => {
      if (server.listening) await stop();
    },
  };
}
