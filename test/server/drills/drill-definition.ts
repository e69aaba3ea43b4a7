import type { TestEngine } from "../store/engines.ts";

/** A numeric option of a drill on the command line. */
export interface DrillOption {
  readonly usual: number;
  /** The option's value when the test suite runs the drill; `usual` by default. */
  readonly few?: number;
  readonly description: string;
}

/** The input of one run of a drill; `numbers` maps the name of each option to its value. */
export interface DrillRun {
  readonly engine: TestEngine;
  readonly numbers: Readonly<Record<string, number>>;
  /** Reports the progress of the run. */
  progress(text: string): void;
}

/** The result of a run; the run passes if `failures` is empty. */
export interface DrillResult {
  readonly figures: readonly string[];
  readonly failures: readonly string[];
  /** The reason why the drill did not run. */
  readonly omitted?: string;
}

/** A long check for the command line; the test suite runs a short form of most drills. */
export interface Drill {
  readonly description: string;
  /** The engines that a caller can choose: true for all, "postgres" for PostgreSQL and Citus, false for none. */
  readonly engines: boolean | "postgres";
  readonly options: Readonly<Record<string, DrillOption>>;
  run(run: DrillRun): Promise<DrillResult>;
}

/** The result of a drill that this machine cannot run. */
export function omit(reason: string): DrillResult {
  return { figures: [], failures: [], omitted: reason };
}

/** The value of an option; throws if the drill has no such option. */
export function numberOf({ numbers }: DrillRun, name: string): number {
  const number = numbers[name];
  if (number === undefined) throw new Error(`There is no option ${name}.`);
  return number;
}

/** An error for wrong arguments, or for a missing environment variable. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
