import { execFileSync } from "node:child_process";

/**
 * The utilization of the event loop (0 to 1) while `code` is awaited. `code` can use `renderPdf`, `sample`, `manyLines`
 * and a `country`. It runs in a separate process, so other tests and their garbage collection do not count.
 */
export function loopUtilization(code: string): number {
  const program = `
    import { renderPdf } from "./server/rendering/render-pdf.ts";
    import { everyCountry, manyLines, sample } from "./test/server/rendering/samples.ts";
    const [, country] = everyCountry[0];
    const start = performance.eventLoopUtilization();
    await (async () => { ${code} })();
    console.log(performance.eventLoopUtilization(start).utilization);
    process.exit();`;
  const flags = ["--import", "ts-blank-space/register", "--input-type=module"];
  return Number(execFileSync(process.execPath, [...flags, "--eval", program]).toString());
}
