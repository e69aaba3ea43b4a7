/** Thrown if a file states no valid number of rounds, exceeds the budget, or has too many keys and certificates. */
export class TooMuchWork extends Error {
  override readonly name = "TooMuchWork";
}

/** Limits the rounds of key derivation when an account's files are opened; each file states its number of rounds. */
export interface WorkBudget {
  /** Subtracts the price of `turns` rounds; throws `TooMuchWork` if `turns` is below 1 or the budget is exceeded. */
  spend(turns: number, kind: keyof typeof prices): void;
}

// Each round of PKCS #12 is a separate call into OpenSSL. PBKDF2 runs all its rounds in one call.
const prices = { pkcs12: 4, pbkdf2: 1 } as const;
const BUDGET = 4_000_000;

/** A budget of a few seconds: one million rounds of PKCS #12 or four million of PBKDF2. Usual files need thousands. */
export function createWorkBudget(): WorkBudget {
  let left = BUDGET;
  return {
    spend(turns, kind) {
      left -= turns * prices[kind];
      if (!(turns >= 1) || left < 0) {
        throw new TooMuchWork("The file requires more work than the budget allows.");
      }
    },
  };
}
