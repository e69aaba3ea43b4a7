import { setTimeout } from "node:timers/promises";
import type { Authority, Cancellation, Submission, Verdict } from "./authority.ts";
import { AuthorityUnreachable } from "./authority-unreachable.ts";
import { localReceipt } from "./local-receipt.ts";

/** The local authority's treatment of one request. */
export type Behaviour =
  | { readonly kind: "accept" }
  | {
      readonly kind: "reject";
      readonly code: string;
      readonly message: string;
      readonly numberUsed: boolean;
    }
  | { readonly kind: "late"; readonly milliseconds: number; readonly afterwards: Behaviour }
  | { readonly kind: "fail"; readonly reason: string };

/** Chooses the treatment of a request from its facts alone, so that repeated requests get the same verdict. */
export type Script = (request: Submission | Cancellation, action: "submit" | "cancel") => Behaviour;

/** Replaces the local authority's defaults. */
export interface LocalAuthorityOptions {
  readonly script?: Script;
  /** Waits for a late verdict; in real time unless a test replaces it. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/** A simulated authority inside this process. It accepts everything at once, with the same verdict and receipt for the same request. Nothing reaches a real tax authority. */
export function localAuthority({
  script = acceptAll,
  wait = (milliseconds) => setTimeout(milliseconds),
}: LocalAuthorityOptions = {}): Authority {
  const decide = async (behaviour: Behaviour, accept: () => Promise<Verdict>): Promise<Verdict> => {
    switch (behaviour.kind) {
      case "accept":
        return accept();
      case "reject": {
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
      // A receipt contains a digest of the XML, which takes time; a test's script has to be asked.
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
