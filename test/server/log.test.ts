import { expect, it } from "vitest";
import { createLog } from "../../server/log.ts";
import { terminalLines } from "../../server/terminal-log.ts";

function logged(use: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  use(createLog({ write: (line: string) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line));
}

it("a request is logged as one line with id, method, route, status, duration and account", () => {
  const note = {
    requestId: "r1",
    method: "POST",
    route: "/v1/documents",
    status: 201,
    milliseconds: 1.5,
    accountId: 7,
  };
  expect(logged((log) => log.request(note))).toMatchObject([{ ...note, msg: "request" }]);
});

it("the log contains only the name, code, message and stack of an error and its causes", () => {
  const cause = Object.assign(new Error("lost"), { code: "ECONNRESET", password: "canary" });
  const error = Object.assign(new Error("no response", { cause }), { detail: "canary" });
  const [line] = logged((log) => log.failure(error, { requestId: "r2" }));
  expect(line).toMatchObject({
    requestId: "r2",
    error: { name: "Error", message: "no response", cause: { code: "ECONNRESET" } },
  });
  expect(JSON.stringify(line)).not.toContain("canary");
  expect(JSON.stringify(logged((log) => log.failure("canary", {})))).not.toContain("canary");
});

it("on a terminal each entry is one readable line, and control characters are replaced", () => {
  const lines: string[] = [];
  const log = createLog(terminalLines({ write: (text) => lines.push(text) }));
  const route = { method: "POST", route: "/v1/documents\u001b[2J", status: 201 };
  log.request({ ...route, requestId: "r1", milliseconds: 12.4, accountId: 7 });
  log.info("ready");
  log.failure(new Error("lost\nwhole"), { requestId: "r2" });
  log.failure(new AggregateError([]), { requestId: "r3" });
  const [request, ready, failure, nameless] = lines.map((line) =>
    line.replace(/^\d\d:\d\d:\d\d /, ""),
  );
  expect(request).toBe("POST /v1/documents\ufffd[2J 201 12 ms (account 7)\n");
  expect(ready).toBe("ready\n");
  expect(failure).toBe("failure: lost\ufffdwhole\n");
  expect(nameless).toBe("failure: AggregateError\n");
});

it("if an error is its own cause, the log contains the error and ten causes", () => {
  const error = new Error("again");
  error.cause = error;
  const [line] = logged((log) => log.failure(error, {}));
  expect(JSON.stringify(line).match(/"message":"again"/g)).toHaveLength(11);
});
