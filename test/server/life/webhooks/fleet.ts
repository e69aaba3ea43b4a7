import type { Program } from "../../program.ts";
import { startProgram } from "../../program.ts";
import type { SeededRandom } from "../seeded-random.ts";

/** Processes of the program on one database, of which some are always dying. */
export interface Fleet {
  /** One that is up now, or undefined while none is. */
  pick(): Program | undefined;
  /** Ends one at once, as a power cut would, and starts another in its place; false where none is up. */
  killOne(): boolean;
  /** Resolves when all that should be up are. */
  whole(): Promise<void>;
  end(): Promise<void>;
}

/** Starts so many processes with one environment. */
export async function startFleet(
  size: number,
  environment: Readonly<Record<string, string>>,
  random: SeededRandom,
): Promise<Fleet> {
  const up = new Set<Program>();
  const starting = new Set<Promise<void>>();
  const begin = () => {
    const start = startProgram(environment).then((program) => {
      up.add(program);
      starting.delete(start);
    });
    starting.add(start);
  };
  const pick = () => (up.size === 0 ? undefined : random.pick([...up]));
  const whole = async () => {
    while (starting.size > 0) {
      await Promise.all(starting);
    }
  };
  for (let count = 0; count < size; count++) {
    begin();
  }
  await whole();
  return {
    pick,
    killOne() {
      const victim = pick();
      if (victim === undefined) {
        return false;
      }
      up.delete(victim);
      // The next one starts when this one is surely dead.
      const dead = victim.end("SIGKILL").then(() => {
        starting.delete(dead);
        begin();
      });
      starting.add(dead);
      return true;
    },
    whole,
    async end() {
      await whole();
      await Promise.all([...up].map((program) => program.end()));
    },
  };
}
