import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

it("failed logins do not store long e-mail addresses in memory", () => {
  // The program runs in its own process, because the memory of other tests would also count.
  const program = `
    import { createLoginThrottle } from "./server/auth/login-throttle.ts";
    const throttle = createLoginThrottle(100);
    const memory = () => {
      gc();
      // A text that is decoded from a long buffer is stored outside the heap.
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    const before = memory();
    for (let time = 0; time < 60; time++) {
      const long = Buffer.alloc(2_000_000, time + " ").toString("latin1");
      throttle.begin({ email: long, address: "198.51." + time + ".1" });
    }
    console.log(JSON.stringify({ size: throttle.size, grown: memory() - before }));`;
  const flags = ["--expose-gc", "--import", "ts-blank-space/register", "--input-type=module"];
  const printed = execFileSync(process.execPath, [...flags, "--eval", program]);
  const { size, grown } = JSON.parse(printed.toString());
  expect(size).toBe(120);
  expect(grown).toBeLessThan(20_000_000);
});
