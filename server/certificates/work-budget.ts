/** A file asks for more work than any honest one does. */
export class TooMuchWork extends Error {
  override readonly name = "TooMuchWork";
}

/** How much key derivation one check may do; files say themselves how many turns they want. */
export interface WorkBudget {
  /** Takes so many turns off; throws `TooMuchWork` where that is more than what is left. */
  spend(turns: number, kind: keyof typeof prices): void;
}

// A turn of PKCS #12 is a call into OpenSSL, one of PBKDF2 is a part of a single call.
const prices = { pkcs12: 4, pbkdf2: 1 } as const;
const BUDGET = 4_000_000;

/** A budget of some seconds: a million turns of PKCS #12 or four of PBKDF2, where files of today ask for thousands. */
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
