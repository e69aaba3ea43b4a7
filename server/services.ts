import type { LoginThrottle } from "./auth/login-throttle.ts";
import type { OperatorLogin } from "./auth/operator-login.ts";
import type { Tokens } from "./auth/tokens.ts";
import type { Authority } from "./authority/authority.ts";
import type { NativeSettings } from "./countries/native.ts";
import type { Idempotency } from "./http/idempotency.ts";
import type { Log } from "./log.ts";
import type { Cursors } from "./operations/cursor.ts";
import type { FairQueue } from "./process/fair-queue.ts";
import type { Vault } from "./secrets/vault.ts";
import type { Store } from "./store/store.ts";
import type { CallbackNetwork } from "./webhooks/callback-target.ts";

/** The services that all operations share, including the store, the network and the clock. */
export interface Services {
  readonly store: Store;
  readonly tokens: Tokens;
  readonly operator: OperatorLogin;
  readonly cursors: Cursors;
  readonly idempotency: Idempotency;
  readonly loginThrottle: LoginThrottle;
  /** Limits password hashing; the address ranges of callers (/24 or /64) take turns. */
  readonly hashing: FairQueue;
  /** Limits reads of lists, files, summaries and large documents; accounts take turns. */
  readonly reading: FairQueue;
  readonly vault: Vault;
  /** Whether notifications may go to private addresses, and the function that resolves host names. */
  readonly network: CallbackNetwork;
  readonly log: Log;
  /** The operator's settings for native files (the files for tax authorities), e.g. DIAN's software PIN. */
  readonly settings?: NativeSettings;
  /** The tax authority; the sandbox if absent. */
  readonly authority?: Authority;
  /** Milliseconds that a request waits for the authority's verdict; 2000 if absent. */
  readonly authorityWaitMs?: number;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
  readonly bodyLimitBytes: number;
  /** Whether an SMTP server is configured. */
  readonly sendsEmail: boolean;
}
