import type { SeededRandom } from "../stateful/seeded-random.ts";
import type { ServerPlan, ServerProcess } from "./server-process.ts";
import { startServer } from "./server-process.ts";

/** Servers on one database, of which some are always dying. */
export interface Fleet {
  /** One that is up now, or undefined while none is. */
  pick(): ServerProcess | undefined;
  /**
   * Kills one each so many milliseconds, as a power cut would, and starts another in its place, until a time (ms) and
   * at least once; answers how many. None is killed while `mayKill` says no.
   */
  killUntil(
    end: number,
    every: number,
    onKill?: (killed: number) => void,
    mayKill?: () => boolean,
  ): Promise<number>;
  /** Resolves when all that should be up are. */
  whole(): Promise<void>;
  /** Tells all to stop; answers what is wrong with how any of them started or ended. */
  end(): Promise<string[]>;
}

/** Starts so many servers at once. */
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
      // The next one starts when this one is surely dead.
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
      while (Date.now() < end || killed === 0) {
        await new Promise((resume) => setTimeout(resume, every));
        const victim = pick();
        if (victim === undefined || !mayKill()) continue;
        killOne(victim);
        killed += 1;
        onKill(killed);
      }
      return killed;
    },
    async end() {
      await whole();
      const ends = [...up].map(async (server) => {
        const ended = await server.kill("SIGTERM");
        if (ended !== 0) failures.push(`a server ended with ${ended}: ${server.output()}`);
      });
      await Promise.all(ends);
      return failures;
    },
  };
}
