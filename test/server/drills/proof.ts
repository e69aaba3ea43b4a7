import type { TestEngine } from "../store/engines.ts";

/** A number that a proof can be given on the command line. */
export interface ProofOption {
  readonly usual: number;
  /** What a test of the suite takes in its place. */
  readonly few?: number;
  readonly says: string;
}

/** What a run of a proof is given. */
export interface ProofRun {
  readonly engine: TestEngine;
  readonly numbers: Readonly<Record<string, number>>;
  /** Shows how far it is, in place of what was shown before. */
  progress(text: string): void;
}

/** What came of a run; it holds where there are no faults. */
export interface ProofResult {
  readonly figures: readonly string[];
  readonly faults: readonly string[];
  /** Why nothing was tried. */
  readonly leftOut?: string;
}

/** Something that must be true, with the full count that a test would take too long for. */
export interface Proof {
  readonly says: string;
  /** Whether it runs on each engine, on PostgreSQL alone, or needs none. */
  readonly engines: boolean | "postgres";
  readonly options: Readonly<Record<string, ProofOption>>;
  run(run: ProofRun): Promise<ProofResult>;
}

/** The result of a proof that this machine cannot run. */
export function leaveOut(reason: string): ProofResult {
  return { figures: [], faults: [], leftOut: reason };
}

/** A number that the command line has or the option's usual one. */
export function numberOf({ numbers }: ProofRun, name: string): number {
  const number = numbers[name];
  if (number === undefined) throw new Error(`There is no option ${name}.`);
  return number;
}
