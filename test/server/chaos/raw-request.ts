import { connect } from "node:net";

/** A response read from a TCP connection. */
export interface RawReply {
  readonly status: number;
  readonly text: string;
  /** Whether the server closes the connection after the response. */
  readonly closes: boolean;
}

/** One connection, for one request at a time. The connection never reconnects. */
export interface Line {
  post(
    path: string,
    body: string,
    who: { readonly token: string; readonly key?: string },
  ): Promise<RawReply>;
  end(): void;
}

/** Opens connections to this machine. */
export const request = {
  async open(port: number): Promise<Line> {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", resolve);
      socket.once("error", reject);
    });
    let waiting = Buffer.alloc(0);
    let finish: { resolve(reply: RawReply): void; reject(error: Error): void } | undefined;
    socket.on("data", (chunk: Buffer) => {
      waiting = Buffer.concat([waiting, chunk]);
      const reply = readReply(waiting);
      if (reply !== undefined) {
        waiting = Buffer.alloc(0);
        finish?.resolve(reply);
      }
    });
    const fail = (error: Error) => finish?.reject(error);
    socket.on("error", fail);
    socket.on("close", () => fail(new Error("the connection was closed")));
    return {
      post(path, body, { token, key }) {
        const keyLine = key === undefined ? "" : `Idempotency-Key: ${key}\r\n`;
        const length = Buffer.byteLength(body);
        return new Promise<RawReply>((resolve, reject) => {
          finish = { resolve, reject };
          if (socket.destroyed) reject(new Error("the connection was closed"));
          socket.write(
            `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n${keyLine}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`,
          );
        });
      },
      end: () => socket.destroy(),
    };
  },
};

// Returns the response in the bytes; undefined while the response is incomplete.
function readReply(bytes: Buffer): RawReply | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end === -1) return undefined;
  const head = bytes.toString("latin1", 0, end);
  const length = Number(/\r\ncontent-length: *([0-9]+)/i.exec(head)?.[1] ?? "0");
  if (bytes.length < end + 4 + length) return undefined;
  return {
    status: Number(head.slice(9, 12)),
    text: bytes.toString("utf8", end + 4, end + 4 + length),
    closes: /\r\nconnection: *close/i.test(head),
  };
}
