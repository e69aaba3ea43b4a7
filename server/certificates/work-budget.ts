/** A file asks for more work than any honest one does. */
export class TooMuchWork extends Error {
  override readonly name = "TooMuchWork";
}

/** How many turns of key derivation one check may take; files say themselves how many they want. */
export interface WorkBudget {
  /** Throws `TooMuchWork` where the turns are more than what is left. */
  spend(turns: number): void;
}

const TURNS = 2_000_000;

/** A budget of two million turns, a few seconds; files of today ask for some thousands. */
export function createWorkBudget(): WorkBudget {
  let left = TURNS;
  return {
    spend(turns) {
      left -= turns;
      if (!(turns >= 1) || left < 0) {
        throw new TooMuchWork("The file asks for too much work.");
      }
    },
  };
}
