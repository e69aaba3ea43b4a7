import type { ServerProcess } from "../../chaos/server-process.ts";

/** The server under attack, and the attacker's own tokens and accounts. */
export interface Target {
  readonly server: ServerProcess;
  readonly url: string;
  /** Tokens of admins whose accounts belong to the attacker. */
  readonly tokens: readonly [string, string];
  /** Identifiers of those accounts. */
  readonly accounts: readonly [number, number];
  /** Scales the sizes and counts of attacks: 1 is the full strength. */
  readonly strength: number;
}

/** The result of an attack: the count of each status, and the wrong responses. */
export interface Outcome {
  readonly responses: Readonly<Record<string, number>>;
  readonly failures?: readonly string[];
}

/** One way to harm the service, and the responses that are right for it. */
export interface Attack {
  readonly name: string;
  /** Statuses that the attacker may see; `cut` stands for a connection that the server ended. */
  readonly expects: readonly string[];
  run(target: Target): Promise<Outcome>;
}
