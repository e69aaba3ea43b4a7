import type { LoadResult } from "../load.ts";
import { applyLoad } from "../load.ts";
import { documentRequest } from "./document-request.ts";
import type { Running } from "./start-process.ts";
import { startProcess } from "./start-process.ts";
import type { Subject } from "./subjects.ts";

/** The number of rounds after the warm-up round, the numbers of connections to try, and durations in milliseconds. */
export interface RatePlan {
  readonly rounds: number;
  readonly connections: readonly number[];
  readonly warmMs: number;
  readonly measureMs: number;
}

/** The result of one subject with a number of connections in one round. */
export interface Rate extends LoadResult {
  readonly subject: Subject;
  readonly connections: number;
  readonly round: number;
}

interface Ready {
  readonly subject: Subject;
  readonly running: Running;
  readonly request: Buffer;
}

/**
 * Each round measures all subjects in turn, so load from other programs slows all subjects alike. The result omits
 * round 0 (the warm-up).
 */
export async function measureRates(
  subjects: readonly Subject[],
  { rounds, connections, warmMs, measureMs }: RatePlan,
  report: (text: string) => void,
): Promise<readonly Rate[]> {
  const ready: Ready[] = [];
  const rates: Rate[] = [];
  try {
    for (const subject of subjects) {
      const running = await startProcess(subject);
      ready.push({ subject, running, request: await documentRequest(subject, running.port) });
    }
    for (let round = 0; round <= rounds; round++) {
      for (const count of connections) {
        for (const { subject, running, request } of ready) {
          report(`round ${round} of ${rounds}: ${subject.name}, ${count} connections`);
          const { port } = running;
          const plan = { port, connections: count, warmMs, measureMs, request, status: 201 };
          const result = await applyLoad(plan);
          const others = Object.entries(result.others);
          if (others.length > 0)
            throw new Error(`${subject.name}: unexpected responses ${others}.`);
          if (round > 0) rates.push({ ...result, subject, connections: count, round });
        }
      }
    }
  } finally {
    await Promise.all(ready.map(({ running }) => running.end()));
  }
  return rates;
}
