import { connect } from "node:net";

/** A TCP connection for raw HTTP, without an HTTP client. */
export interface RawConnection {
  send(words: string): void;
  /** The bytes received so far, one character per byte. */
  heard(): string;
  /** The number of bytes received so far. */
  size(): number;
  /** Stops reading until `resume`. */
  pause(): void;
  resume(): void;
  /** Reads at most `bytes` bytes; for use while the connection is paused. */
  take(bytes: number): void;
  /** Resolves after either side has closed the connection. */
  readonly ended: Promise<void>;
  /** Resets the connection at once, even in the middle of a message. */
  hangUp(): void;
}

/** Opens a connection to the port in `url` on this machine, from the local address `from`. */
export async function openRaw(url: string, from = "127.0.0.1"): Promise<RawConnection> {
  const port = Number(new URL(url).port);
  const socket = connect({ port, host: "127.0.0.1", localAddress: from });
  const parts: Buffer[] = [];
  socket.on("data", (part: Buffer) => parts.push(part));
  // In some tests the server resets the connection.
  socket.on("error", () => undefined);
  const ended = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("error", reject);
  });
  return {
    send: (words) => void socket.write(words, "latin1"),
    size: () => parts.reduce((sum, { length }) => sum + length, 0),
    heard: () => Buffer.concat(parts).toString("latin1"),
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    take: (bytes) => void socket.read(Math.min(bytes, socket.readableLength)),
    ended,
    hangUp: () => socket.resetAndDestroy(),
  };
}
