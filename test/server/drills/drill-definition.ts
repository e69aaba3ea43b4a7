import type { TestEngine } from "../store/engines.ts";

/** A number that the command line can set for a drill. */
export interface DrillOption {
  readonly usual: number;
  /** The number that the suite's test takes in its place. */
  readonly few?: number;
  readonly description: string;
}

/** The input of one run of a drill. */
export interface DrillRun {
  readonly engine: TestEngine;
  readonly numbers: Readonly<Record<string, number>>;
  /** Shows the progress, in place of the text shown before. */
  progress(text: string): void;
}

/** The result of a run; the drill holds if there are no failures. */
export interface DrillResult {
  readonly figures: readonly string[];
  readonly failures: readonly string[];
  /** Why the drill did not run. */
  readonly omitted?: string;
}

/** A check with the full count, which would take too long in a test. */
export interface Drill {
  readonly description: string;
  /** Whether it runs on each engine, on PostgreSQL alone, or needs no engine. */
  readonly engines: boolean | "postgres";
  readonly options: Readonly<Record<string, DrillOption>>;
  run(run: DrillRun): Promise<DrillResult>;
}

/** The result of a drill that this machine cannot run. */
export function omit(reason: string): DrillResult {
  return { figures: [], failures: [], omitted: reason };
}

/** The number of an option, from the command line or its usual one; throws if the drill has no such option. */
export function numberOf({ numbers }: DrillRun, name: string): number {
  const number = numbers[name];
  if (number === undefined) throw new Error(`There is no option ${name}.`);
  return number;
}
