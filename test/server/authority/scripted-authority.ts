import { setTimeout } from "node:timers/promises";
import type {
  Authority,
  Cancellation,
  Submission,
  Verdict,
} from "../../../server/authority/authority.ts";
import { AuthorityUnreachable } from "../../../server/authority/authority-unreachable.ts";
import { createSandbox } from "../../../server/authority/sandbox.ts";
import { sandboxIdentity } from "../../../server/authority/sandbox-identity.ts";
import type { Services } from "../../../server/services.ts";

/** The behaviour of the authority for one request. */
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

/** Chooses the behaviour for a request. */
export type Script = (request: Submission | Cancellation, action: "submit" | "cancel") => Behaviour;

/** Creates an authority that follows a test's script. A sandbox processes the requests that the script accepts. */
export function scriptedAuthority(script: Script, services: () => Services): Authority {
  const sandbox = createSandbox({
    keys: () => sandboxIdentity(services()),
    now: () => services().now(),
  });
  const decide = async <Accepted>(
    behaviour: Behaviour,
    rejected: (verdict: Verdict) => Accepted,
    accept: () => Promise<Accepted>,
  ): Promise<Accepted> => {
    switch (behaviour.kind) {
      case "accept":
        return accept();
      case "reject": {
        const { code, message, numberUsed } = behaviour;
        return rejected({ accepted: false, code, message, numberUsed });
      }
      case "late":
        await setTimeout(behaviour.milliseconds);
        return decide(behaviour.afterwards, rejected, accept);
      case "fail":
        throw new AuthorityUnreachable(behaviour.reason);
    }
  };
  return {
    submit: async (submission, signal) =>
      decide(
        script(submission, "submit"),
        (verdict) => ({ verdict }),
        () => sandbox.submit(submission, signal),
      ),
    cancel: async (cancellation, signal) =>
      decide(
        script(cancellation, "cancel"),
        (verdict) => verdict,
        () => sandbox.cancel(cancellation, signal),
      ),
  };
}
