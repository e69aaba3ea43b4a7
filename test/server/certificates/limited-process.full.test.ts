import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { runLimitedProcess } from "../../../server/certificates/limited-process.ts";

const MEGABYTE = 1024 * 1024;
const program = fileURLToPath(new URL("misbehave.js", import.meta.url));
const limits = { processorSeconds: 1, wallSeconds: 60, residentBytes: 192 * MEGABYTE };
const never = new AbortController().signal;
const run = (deed: string, given: Partial<typeof limits> = {}, signal = never) =>
  runLimitedProcess(program, deed, { ...limits, ...given }, signal);

describe("a process with limits", () => {
  it("receives its input but not the server's environment, and returns its output", async () => {
    process.env.LIMITED_PROCESS_SECRET = "secret";
    const result = await run("x".repeat(MEGABYTE));
    if (result.state !== "done") expect.unreachable(result.state);
    const { deed, environment } = JSON.parse(result.output);
    expect(deed).toBe(MEGABYTE);
    // The shell that sets the limits adds these variables.
    expect(["PWD", "OLDPWD", "SHLVL", "_"]).toEqual(expect.arrayContaining(environment));
  });

  it("is killed with the state `too-costly` when it exceeds its processor time; the event loop is not blocked", async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    expect(await run("spin")).toEqual({ state: "too-costly" });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(10);
  });

  // The memory limit has an effect only on Linux.
  it.runIf(process.platform === "linux")(
    "is killed with the state `too-costly` when it exceeds its memory",
    async () => {
      const result = await run("hoard", { processorSeconds: 60 });
      expect(result).toEqual({ state: "too-costly" });
    },
  );

  it("is killed with the state `unfinished` when it exceeds its wall time", async () => {
    const result = await run("sleep", { wallSeconds: 2 });
    expect(result).toMatchObject({ state: "unfinished", cause: "out of time" });
  });

  it("is killed with the state `unfinished` when it prints too much or is aborted", async () => {
    expect(await run("babble")).toMatchObject({ state: "unfinished", cause: "too much output" });
    const stop = new AbortController();
    const stopped = run("sleep", {}, stop.signal);
    stop.abort();
    expect(await stopped).toMatchObject({ state: "unfinished", cause: "stopped" });
  });

  it("has the state `unfinished` when it fails; `hasStarted` states whether its work had started", async () => {
    const failed = { state: "unfinished", cause: "7" };
    expect(await run("fail early")).toEqual({ ...failed, hasStarted: false });
    expect(await run("fail late")).toEqual({ ...failed, hasStarted: true });
  });

  it("has the state `unfinished` and has not started when its program is missing", async () => {
    const result = await runLimitedProcess(`${program}.missing.js`, "", limits, never);
    expect(result).toMatchObject({ state: "unfinished", hasStarted: false });
  });
});
