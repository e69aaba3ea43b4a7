import type { LoginThrottle } from "./auth/login-throttle.ts";
import type { OperatorLogin } from "./auth/operator-login.ts";
import type { Tokens } from "./auth/tokens.ts";
import type { Authority } from "./authority/authority.ts";
import type { Idempotency } from "./http/idempotency.ts";
import type { Log } from "./log.ts";
import type { Cursors } from "./operations/cursor.ts";
import type { FairQueue } from "./process/fair-queue.ts";
import type { Vault } from "./secrets/vault.ts";
import type { Store } from "./store/store.ts";
import type { CallbackNetwork } from "./webhooks/callback-target.ts";

/** What the operations work with; everything that reaches outside is here. */
export interface Services {
  readonly store: Store;
  readonly tokens: Tokens;
  readonly operator: OperatorLogin;
  readonly cursors: Cursors;
  readonly idempotency: Idempotency;
  readonly loginThrottle: LoginThrottle;
  /** Passwords are hashed in its turns. */
  readonly hashing: FairQueue;
  /** Lists and large documents are read in its turns. */
  readonly reading: FairQueue;
  readonly vault: Vault;
  /** Where notifications may go. */
  readonly network: CallbackNetwork;
  readonly log: Log;
  /** The tax authority; a local one where this is absent. */
  readonly authority?: Authority;
  /** How long a request waits for the authority's verdict, in milliseconds; 2000 where this is absent. */
  readonly authorityWaitMs?: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly bodyLimitBytes: number;
  /** Whether e-mail can leave. */
  readonly sendsEmail: boolean;
}
