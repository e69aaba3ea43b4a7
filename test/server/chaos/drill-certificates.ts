import pg from "pg";
import { hostileFiles, slowestKey } from "../certificates/hostile-files.ts";
import type { Drill } from "../drills/drill-definition.ts";
import { numberOf } from "../drills/drill-definition.ts";
import { waitForCheck } from "./calls.ts";
import type { Figures } from "./certificate-watch.ts";
import { killInCheck, readyWithin, waitForEnd, watch } from "./certificate-watch.ts";
import { give, poison } from "./poison-accounts.ts";
import type { ServerProcess } from "./server-process.ts";
import { startServer } from "./server-process.ts";
import { withDatabase } from "./with-database.ts";

const PROCESSES = 2;
const MOST_ATTEMPTS = 3;
const PATIENCE_MS = 150_000;

/** Lets two servers check hostile certificates, then kills each server during a check. */
export const certificatesDrill: Drill = {
  description:
    "two servers on one PostgreSQL stay ready while they check hostile certificates, and restart in time after kill -9",
  engines: "postgres",
  options: {
    files: {
      usual: hostileFiles.length,
      few: 3,
      description: "hostile files, from the beginning of the list",
    },
    kills: {
      usual: 3,
      few: 1,
      description: "kills per server, each during a check by that server; at most 3",
    },
    livez: {
      usual: 400,
      few: 10_000,
      description: "limit of the response time of /livez, in milliseconds",
    },
    ready: {
      usual: 1000,
      few: 30_000,
      description: "limit of the time from a server's start until it is ready, in milliseconds",
    },
  },
  run: (run) =>
    withDatabase(run, async (database) => {
      const figures: Figures = {
        longestLivez: 0,
        longestStart: 0,
        lines: [],
        failures: [],
        orphans: new Set(),
      };
      const start = () => startServer({ database, built: true });
      const servers = await Promise.all(Array.from({ length: PROCESSES }, start));
      const files = hostileFiles.slice(0, numberOf(run, "files"));
      run.progress(`${files.length} files`);
      const poisoned = await watch(servers, figures, () => poison(servers, files));
      await checkAttempts(database, figures);
      const kills = numberOf(run, "kills");
      const restarted = await killAll(servers, kills, start, figures, run.progress);
      await checkAttempts(database, figures);
      const states = poisoned.map(({ name, status, reasons }) => `${name}: ${status} ${reasons}`);
      for (const server of restarted) {
        const ended = await server.kill("SIGTERM");
        if (ended !== 0) figures.failures.push(`a server exited with ${ended}: ${server.output()}`);
      }
      const { longestLivez, longestStart, failures } = figures;
      if (longestLivez > numberOf(run, "livez")) failures.push(`/livez took ${longestLivez} ms`);
      if (longestStart > numberOf(run, "ready")) failures.push(`a start took ${longestStart} ms`);
      const figure = `${files.length} files and ${kills} kills of each server: longest response of /livez ${longestLivez} ms, longest start ${longestStart} ms`;
      return { figures: [figure, ...states, ...figures.lines], failures };
    }),
};

/** Kills each server `kills` times during its own checks; resolves with the servers that run at the end. */
async function killAll(
  first: readonly ServerProcess[],
  kills: number,
  start: () => Promise<ServerProcess>,
  figures: Figures,
  progress: (text: string) => void,
): Promise<readonly ServerProcess[]> {
  const url = first[0]?.url ?? "";
  const accounts = await Promise.all(first.map(() => give(url, slowestKey)));
  let servers = first;
  for (let kill = 1; kill <= kills; kill++) {
    progress(`${kill} of ${kills} kills`);
    if (!(await killInCheck(servers, figures, PATIENCE_MS))) {
      throw new Error(`a server began no check before kill ${kill}`);
    }
    servers = await Promise.all(servers.map(() => readyWithin(start, figures)));
  }
  await watch(servers, figures, async () => {
    for (const account of accounts) {
      const reasons = await waitForCheck(servers[0]?.url ?? "", account);
      const wanted = kills >= MOST_ATTEMPTS ? "too-costly" : "password";
      figures.lines.push(`killed ${kills} times during a check: ${reasons}`);
      if (reasons.join() !== wanted)
        figures.failures.push(`reasons are ${reasons}, expected ${wanted}`);
    }
  });
  await waitForEnd(figures, PATIENCE_MS);
  return servers;
}

async function checkAttempts(database: string, { failures }: Figures): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query("select max(attempts) as most from certificates");
  await client.end();
  if (rows[0]?.most > MOST_ATTEMPTS)
    failures.push(`a file had ${rows[0].most} attempts, more than ${MOST_ATTEMPTS}`);
}
