import { connect } from "node:net";
import { performance } from "node:perf_hooks";

/** The requests to send, and the duration of the load. */
export interface LoadPlan {
  readonly port: number;
  readonly connections: number;
  /** Duration of the measurement, in milliseconds. */
  readonly measureMs: number;
  /** Duration of the warm-up before the measurement, in milliseconds. */
  readonly warmMs: number;
  /** The bytes of one request, or of several requests. Each connection repeats one request. */
  readonly request: Buffer | readonly Buffer[];
  /** The expected status of every response. */
  readonly status: number;
}

/** The result of a measurement; `p50` and `p99` are milliseconds. */
export interface LoadResult {
  readonly responses: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** The counts of responses with an unexpected status, by status. Responses of the warm-up are included. */
  readonly others: Readonly<Record<string, number>>;
}

/** The bytes of an HTTP request to 127.0.0.1 with a JSON body. */
export function jsonRequest(method: string, path: string, body: string, token?: string): Buffer {
  const bytes = Buffer.from(body);
  const authorization = token === undefined ? "" : `Authorization: Bearer ${token}\r\n`;
  const head = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${authorization}Content-Type: application/json\r\nContent-Length: ${bytes.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes]);
}

/** Sends requests over plain sockets, which use little processor time. Each connection has one request in flight. */
export async function applyLoad(plan: LoadPlan): Promise<LoadResult> {
  const times: number[] = [];
  const others: Record<string, number> = {};
  const start = performance.now();
  const from = start + plan.warmMs;
  const until = from + plan.measureMs;
  const note = (status: number, began: number, ended: number) => {
    if (status !== plan.status) {
      others[status] = (others[status] ?? 0) + 1;
    }
    if (began >= from && ended <= until) {
      times.push(ended - began);
    }
  };
  const { request } = plan;
  const requests = Buffer.isBuffer(request) ? [request] : request;
  await Promise.all(
    Array.from({ length: plan.connections }, (_, at) => {
      const own = requests[at % requests.length] ?? Buffer.alloc(0);
      return keepBusy({ ...plan, request: own }, until, note);
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return {
    responses: times.length,
    perSecond: (times.length / plan.measureMs) * 1000,
    p50: at(0.5) ?? Number.NaN,
    p99: at(0.99) ?? Number.NaN,
    others,
  };
}

function keepBusy(
  plan: LoadPlan & { readonly request: Buffer },
  until: number,
  note: (status: number, began: number, ended: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: plan.port, host: "127.0.0.1", noDelay: true });
    let began = 0;
    let waiting: Buffer = Buffer.alloc(0);
    const send = () => {
      began = performance.now();
      socket.write(plan.request);
    };
    socket.on("connect", send);
    socket.on("error", reject);
    socket.on("close", () => {
      if (performance.now() >= until) resolve();
      else reject(new Error("The server closed a connection."));
    });
    socket.on("data", (chunk: Buffer) => {
      waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
      const status = wholeResponse(waiting);
      if (status === undefined) {
        return;
      }
      waiting = Buffer.alloc(0);
      const ended = performance.now();
      note(status, began, ended);
      if (ended >= until) {
        socket.end();
      } else {
        send();
      }
    });
  });
}

// The status of a complete response; undefined while bytes are missing.
function wholeResponse(bytes: Buffer): number | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end === -1) {
    return undefined;
  }
  const head = bytes.toString("latin1", 0, end);
  const length = /\r\ncontent-length: *([0-9]+)/i.exec(head)?.[1];
  const isWhole =
    length === undefined
      ? bytes.toString("latin1", bytes.length - 5) === "0\r\n\r\n"
      : bytes.length >= end + 4 + Number(length);
  return isWhole ? Number(head.slice(9, 12)) : undefined;
}
