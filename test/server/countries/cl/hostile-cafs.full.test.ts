import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { hostileCafs } from "./hostile-cafs.ts";

it("an invalid CAF is rejected within 0.1 s of processor time", () => {
  // The program runs in a separate process, so `cpuUsage` does not count other tests and their garbage collection.
  const program = `
    import { readAuthorizationFile } from "./server/countries/cl/read-caf.ts";
    import { hostileCafs } from "./test/server/countries/cl/hostile-cafs.ts";
    const times = [];
    for (const [name, file] of hostileCafs) {
      const start = process.cpuUsage();
      for (let time = 0; time < 10; time++) await readAuthorizationFile(file, "76543210-3");
      const { user, system } = process.cpuUsage(start);
      times.push([name, (user + system) / 1000 / 10]);
    }
    console.log(JSON.stringify(times));`;
  const flags = ["--import", "ts-blank-space/register", "--input-type=module"];
  const printed = execFileSync(process.execPath, [...flags, "--eval", program]);
  const times: [name: string, ms: number][] = JSON.parse(printed.toString());
  expect(times).toHaveLength(hostileCafs.length);
  expect(times.filter(([, ms]) => !(ms < 100))).toEqual([]);
});
