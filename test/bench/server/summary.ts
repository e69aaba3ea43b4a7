import type { Rate } from "./measure-rates.ts";
import { median } from "./median.ts";
import type { Subject } from "./subjects.ts";

/** Medians over all rounds, for one subject and one number of connections; `p50` and `p99` are milliseconds. */
export interface Summary {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** The medians of one subject with one number of connections. */
export function summaryOf(rates: readonly Rate[], subject: Subject, connections: number): Summary {
  const own = rates.filter((rate) => rate.subject === subject && rate.connections === connections);
  return {
    perSecond: median(own.map(({ perSecond }) => perSecond)),
    p50: median(own.map(({ p50 }) => p50)),
    p99: median(own.map(({ p99 }) => p99)),
  };
}

/** The request rate of `subject` divided by the rate of `other`: the median of the ratios of all rounds. */
export function ratioOf(
  rates: readonly Rate[],
  subject: Subject,
  other: Subject,
  connections: number,
): number {
  const at = rates.filter((rate) => rate.connections === connections);
  return median(
    at
      .filter((rate) => rate.subject === subject)
      .map(({ perSecond, round }) => {
        const besides = at.find((rate) => rate.subject === other && rate.round === round);
        return perSecond / (besides?.perSecond ?? Number.NaN);
      }),
  );
}
