/** A file asks for more work than any honest file needs. */
export class TooMuchWork extends Error {
  override readonly name = "TooMuchWork";
}

/** The key derivation allowed for one check; files choose their own number of rounds. */
export interface WorkBudget {
  /** Takes rounds off the budget; throws `TooMuchWork` if too few are left. */
  spend(turns: number, kind: keyof typeof prices): void;
}

// Each round of PKCS #12 is a call into OpenSSL; all rounds of PBKDF2 are a single call.
const prices = { pkcs12: 4, pbkdf2: 1 } as const;
const BUDGET = 4_000_000;

/** A budget of some seconds: a million rounds of PKCS #12 or four million of PBKDF2; usual files ask for thousands. */
export function createWorkBudget(): WorkBudget {
  let left = BUDGET;
  return {
    spend(turns, kind) {
      left -= turns * prices[kind];
      if (!(turns >= 1) || left < 0) {
        throw new TooMuchWork("The file asks for too much work.");
      }
    },
  };
}
