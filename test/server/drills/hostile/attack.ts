import type { ServerProcess } from "../../chaos/server-process.ts";

/** The server under attack, and the attacker's own tokens and accounts. */
export interface Target {
  readonly server: ServerProcess;
  readonly url: string;
  /** Tokens of the admins of the attacker's accounts. */
  readonly tokens: readonly [string, string];
  /** Identifiers of the attacker's accounts. */
  readonly accounts: readonly [number, number];
  /** The factor for sizes and counts in attacks; 1 is full strength. */
  readonly strength: number;
}

/** The result of an attack: the count of each status, and the failures. */
export interface Outcome {
  readonly responses: Readonly<Record<string, number>>;
  readonly failures?: readonly string[];
}

/** One kind of attack, and the statuses of correct responses. */
export interface Attack {
  readonly name: string;
  /** Allowed statuses; `cut` means that the connection ended without a complete response. */
  readonly expects: readonly string[];
  run(target: Target): Promise<Outcome>;
}
