import type { SeededRandom } from "../stateful/seeded-random.ts";
import type { ServerPlan, ServerProcess } from "./server-process.ts";
import { startServer } from "./server-process.ts";

/** Servers on one database, some of which are killed and replaced. */
export interface Fleet {
  /** A random running server; undefined while no server runs. */
  pick(): ServerProcess | undefined;
  /**
   * Until `end` (ms since 1970), kills random servers with SIGKILL, and starts a new server after each kill.
   * Waits `every` milliseconds before each kill. Skips a kill while `mayKill` returns false. If no server was
   * killed before `end`, continues until the first kill, at most for a minute; if there is still no kill, records a
   * failure. Resolves with the number of kills.
   */
  killUntil(
    end: number,
    every: number,
    onKill?: (killed: number) => void,
    mayKill?: () => boolean,
  ): Promise<number>;
  /** Resolves when all starts and replacements are finished. */
  whole(): Promise<void>;
  /** Stops all servers with SIGTERM; resolves with all failures: of starts, of exits, and of `killUntil`. */
  end(): Promise<string[]>;
}

const PATIENCE_MS = 60_000;

/** Starts `size` servers at once, and resolves after all starts. */
export async function startFleet(
  size: number,
  plan: ServerPlan,
  random: SeededRandom,
): Promise<Fleet> {
  const up = new Set<ServerProcess>();
  const changes = new Set<Promise<void>>();
  const change = (work: () => Promise<void>) => {
    const done = work().finally(() => changes.delete(done));
    changes.add(done);
  };
  const failures: string[] = [];
  const begin = async () => {
    try {
      up.add(await startServer(plan));
    } catch (error) {
      failures.push(String(error));
    }
  };
  const pick = () => (up.size === 0 ? undefined : random.pick([...up]));
  const whole = async () => {
    while (changes.size > 0) await Promise.all(changes);
  };
  const killOne = (victim: ServerProcess) => {
    up.delete(victim);
    change(async () => {
      // The next server starts only after the victim has exited.
      await victim.kill("SIGKILL");
      await begin();
    });
  };
  for (let count = 0; count < size; count++) change(begin);
  await whole();
  return {
    pick,
    whole,
    async killUntil(end, every, onKill = () => undefined, mayKill = () => true) {
      let killed = 0;
      const isBefore = (moment: number) => Date.now() < moment;
      while (isBefore(end) || (killed === 0 && isBefore(end + PATIENCE_MS))) {
        await new Promise((resume) => setTimeout(resume, every));
        const victim = pick();
        if (victim === undefined || !mayKill()) continue;
        killOne(victim);
        killed += 1;
        onKill(killed);
      }
      if (killed === 0) failures.push("no server could be killed");
      return killed;
    },
    async end() {
      await whole();
      const ends = [...up].map(async (server) => {
        const ended = await server.kill("SIGTERM");
        if (ended !== 0) failures.push(`a server exited with ${ended}: ${server.output()}`);
      });
      await Promise.all(ends);
      return failures;
    },
  };
}
