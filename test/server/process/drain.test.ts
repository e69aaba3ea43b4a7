import { createServer } from "node:http";
import { expect, it, vi } from "vitest";
import { drain } from "../../../server/process/drain.ts";

it("a server without connections is drained within seconds, even if the clock is set back", async () => {
  const server = createServer();
  await new Promise<void>((resume) => server.listen(0, "127.0.0.1", resume));
  const drained = drain(server, () => []);
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() - 3_600_000);
  await drained;
  clock.mockRestore();
  expect(server.listening).toBe(false);
}, 10_000);
