import { setTimeout } from "node:timers/promises";
import type { Authority, Cancellation, Submission, Verdict } from "./authority.ts";
import { AuthorityUnreachable } from "./authority-unreachable.ts";
import { localReceipt } from "./local-receipt.ts";

/** How the local authority treats one request. */
export type Behaviour =
  | { readonly kind: "accept" }
  | {
      readonly kind: "refuse";
      readonly code: string;
      readonly message: string;
      readonly numberUsed: boolean;
    }
  | { readonly kind: "late"; readonly milliseconds: number; readonly afterwards: Behaviour }
  | { readonly kind: "fail"; readonly reason: string };

/** Tells how to treat a request; only its facts may decide, so that asking again gives the same verdict. */
export type Script = (request: Submission | Cancellation, action: "submit" | "cancel") => Behaviour;

/** What the local authority can be given in place of its own habits. */
export interface LocalAuthorityOptions {
  readonly script?: Script;
  /** Waits for a late verdict; real time unless a test brings its own. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/** An authority inside this process: it accepts everything at once, and the same request always gets the same verdict and the same receipt. No tax authority hears of what it is given. */
export function localAuthority({
  script = acceptAll,
  wait = (milliseconds) => setTimeout(milliseconds),
}: LocalAuthorityOptions = {}): Authority {
  const decide = async (behaviour: Behaviour, accept: () => Promise<Verdict>): Promise<Verdict> => {
    switch (behaviour.kind) {
      case "accept":
        return accept();
      case "refuse": {
        const { code, message, numberUsed } = behaviour;
        return { accepted: false, code, message, numberUsed };
      }
      case "late":
        await wait(behaviour.milliseconds);
        return decide(behaviour.afterwards, accept);
      case "fail":
        throw new AuthorityUnreachable(behaviour.reason);
    }
  };
  return {
    decideAtOnce(submission) {
      // A receipt has a digest of the XML in it, which takes its time; a script is a test's, and asked.
      const isPlain = script === acceptAll && submission.receiptName === undefined;
      return isPlain ? { accepted: true } : undefined;
    },
    submit: async (submission) =>
      decide(script(submission, "submit"), () => acceptWithReceipt(submission)),
    cancel: async (cancellation) =>
      decide(script(cancellation, "cancel"), async () => ({ accepted: true })),
  };
}

function acceptAll(): Behaviour {
  return { kind: "accept" };
}

async function acceptWithReceipt(submission: Submission): Promise<Verdict> {
  const { receiptName } = submission;
  if (receiptName === undefined) return { accepted: true };
  return { accepted: true, receipt: await localReceipt(submission, receiptName) };
}
