import type { TestEngine } from "../store/engines.ts";

/** A number that a proof can be given on the command line. */
export interface DrillOption {
  readonly usual: number;
  /** What a test of the suite takes in its place. */
  readonly few?: number;
  readonly description: string;
}

/** What a run of a proof is given. */
export interface DrillRun {
  readonly engine: TestEngine;
  readonly numbers: Readonly<Record<string, number>>;
  /** Shows how far it is, in place of what was shown before. */
  progress(text: string): void;
}

/** What came of a run; it holds where there are no faults. */
export interface DrillResult {
  readonly figures: readonly string[];
  readonly failures: readonly string[];
  /** Why nothing was tried. */
  readonly omitted?: string;
}

/** Something that must be true, with the full count that a test would take too long for. */
export interface Drill {
  readonly description: string;
  /** Whether it runs on each engine, on PostgreSQL alone, or needs none. */
  readonly engines: boolean | "postgres";
  readonly options: Readonly<Record<string, DrillOption>>;
  run(run: DrillRun): Promise<DrillResult>;
}

/** The result of a proof that this machine cannot run. */
export function omit(reason: string): DrillResult {
  return { figures: [], failures: [], omitted: reason };
}

/** A number that the command line has or the option's usual one. */
export function numberOf({ numbers }: DrillRun, name: string): number {
  const number = numbers[name];
  if (number === undefined) throw new Error(`There is no option ${name}.`);
  return number;
}
