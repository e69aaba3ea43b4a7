import type { Drill } from "../drills/drill-definition.ts";
import { numberOf } from "../drills/drill-definition.ts";
import { operations } from "./contract.ts";
import type { FuzzFigures } from "./fuzz.ts";
import { fuzz } from "./fuzz.ts";

/** Sends valid and invalid requests; every response must conform to the published contract. */
export const fuzzDrill: Drill = {
  description:
    "no request gets a 5xx, an undeclared response or another account's data, and no invalid request is accepted",
  engines: true,
  options: {
    requests: { usual: 100_000, description: "minimum number of requests" },
    seed: { usual: 1, description: "seed of the requests" },
    "over-http": {
      usual: 20,
      description:
        "approximate percentage of sequences sent over HTTP; the other sequences call the service directly",
    },
  },
  async run(run) {
    const figures = await fuzz(
      {
        engine: run.engine,
        requests: numberOf(run, "requests"),
        seed: numberOf(run, "seed"),
        overHttp: numberOf(run, "over-http"),
      },
      (count) => run.progress(`${count} requests`),
    );
    const { requests, scenes, overHttp, failures } = figures;
    const figure = `${requests} requests, ${overHttp} of them over HTTP, in ${scenes} sequences`;
    return { figures: [figure, ...table(figures)], failures };
  },
};

/** Formats the response counts: one line per operation, one column per status, and the percentage of 2xx. */
function table({ responses }: FuzzFigures): string[] {
  const statuses = [...new Set([...responses.values()].flatMap((row) => [...row.keys()]))].sort();
  const names = [...operations.map(({ id }) => id), "no path", "no method"];
  const width = Math.max(...names.map((name) => name.length));
  const line = (name: string, cells: readonly string[]) =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(6))].join(" ");
  const rows = names.map((name) => {
    const row = responses.get(name) ?? new Map<number, number>();
    const all = [...row.values()].reduce((sum, count) => sum + count, 0);
    const good = [...row]
      .filter(([status]) => status < 300)
      .reduce((sum, [, count]) => sum + count, 0);
    const share = all === 0 ? "-" : `${Math.round((100 * good) / all)} %`;
    return line(name, [...statuses.map((status) => String(row.get(status) ?? "")), share]);
  });
  return [line("", [...statuses.map(String), "2xx"]), ...rows];
}
