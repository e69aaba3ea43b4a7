import { connect } from "node:net";

/** A connection whose words are written and whose answers are read by hand. */
export interface RawConnection {
  send(words: string): void;
  /** What came so far, one character a byte. */
  heard(): string;
  /** How many bytes came so far. */
  size(): number;
  /** Reads nothing until `resume`. */
  pause(): void;
  resume(): void;
  /** Takes at most `bytes` of what came while it was paused. */
  take(bytes: number): void;
  /** Resolves once the connection has ended, whoever ended it. */
  readonly ended: Promise<void>;
  /** Ends it at once, in the middle of whatever is said. */
  hangUp(): void;
}

/** Opens a connection to a port of this machine, from one of its addresses. */
export async function openRaw(url: string, from = "127.0.0.1"): Promise<RawConnection> {
  const port = Number(new URL(url).port);
  const socket = connect({ port, host: "127.0.0.1", localAddress: from });
  const parts: Buffer[] = [];
  socket.on("data", (part: Buffer) => parts.push(part));
  // A connection that is cut is what some tests wait for.
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
