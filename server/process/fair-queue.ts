/** Runs a limited number of jobs at a time. Sources of jobs, e.g. accounts, take turns; each turn starts one job. */
export interface FairQueue {
  /** Runs `work` in the turn of `source`; rejects with `QueueFull` if too many jobs wait. */
  run<Value>(source: string, work: () => Promise<Value>): Promise<Value>;
}

/** The error of a job that was rejected because the queue is full. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
}

interface Waiting {
  readonly begin: () => void;
  readonly reject: (error: QueueFull) => void;
}

/**
 * Creates a queue in which at most `atOnce` jobs run and at most `mostWaiting` jobs wait. In a full queue, a new job
 * replaces the last job of the source with the most waiting jobs, if that source has at least two more waiting jobs
 * than the new job's source. Otherwise, the new job is rejected.
 */
export function createFairQueue(atOnce: number, mostWaiting: number): FairQueue {
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  function serveNext(): void {
    const [next] = lines;
    if (next === undefined) {
      running -= 1;
      return;
    }
    const [source, line] = next;
    const first = line.shift();
    // The source moves to the end of the order, so that every source gets a turn.
    lines.delete(source);
    if (line.length > 0) {
      lines.set(source, line);
    }
    waiting -= 1;
    first?.begin();
  }

  function makeRoom(source: string): boolean {
    const [longest] = [...lines].sort(([, one], [, other]) => other.length - one.length);
    const own = lines.get(source)?.length ?? 0;
    if (longest === undefined || longest[1].length <= own + 1) {
      return false;
    }
    longest[1]
      .pop()
      ?.reject(new QueueFull("The queue was full; a job of another source replaced this job."));
    waiting -= 1;
    return true;
  }

  async function takeTurn(source: string): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting >= mostWaiting && !makeRoom(source)) {
      throw new QueueFull("Too many jobs wait.");
    }
    waiting += 1;
    await new Promise<void>((begin, reject) => {
      const line = lines.get(source) ?? [];
      line.push({ begin, reject });
      lines.set(source, line);
    });
  }

  return {
    async run(source, work) {
      await takeTurn(source);
      try {
        return await work();
      } finally {
        serveNext();
      }
    },
  };
}
