import { setTimeout as wait } from "node:timers/promises";
import type { AuthorityMessage } from "../countries/native.ts";
import type { SigningKeys } from "../signing/signing-keys.ts";
import type { Authority, AuthorityResponse, Submission, Verdict } from "./authority.ts";
import { AuthorityUnreachable } from "./authority-unreachable.ts";
import { isLarge, nativeWork } from "./native-work.ts";

/** The services that the sandbox needs. */
export interface SandboxServices {
  /** The keys with which the sandbox signs its responses. */
  readonly keys: () => Promise<SigningKeys>;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
}

/** The words in `header.observations` that control the sandbox's response. */
type SandboxWord = "refuse" | "refuse-always" | "observe" | "late" | "unreachable";

const word = /\bsandbox:(refuse-always|refuse|observe|late|unreachable)(?![a-z-])/;
// `sandbox:late` delays the response longer than an API request waits for it, but not beyond a submission's lease.
const LATE_MS = 4000;
const REACHED_AT_ATTEMPT = 3;
const OUT_OF_RANGE: AuthorityMessage = {
  code: "number.out-of-range",
  text: "The document number is outside the authorized range.",
};
const LIMIT = "native.limit";
const MOST_MESSAGES = 100;

/** The word in a document's observations that controls the sandbox's response; undefined if absent. */
function sandboxWord(observations: string | undefined): SandboxWord | undefined {
  return word.exec(observations ?? "")?.[1] as SandboxWord | undefined;
}

/** Simulates a tax authority: validates files by the authority's rules and sends nothing outside this process. */
export function createSandbox({ keys, now }: SandboxServices): Authority {
  return {
    respondsAtOnce({ input: { document } }) {
      const steered = sandboxWord(document.header.observations);
      return steered !== "late" && steered !== "unreachable" && !isLarge(document);
    },
    async submit(submission, signal) {
      const { native, input, file, attempt } = submission;
      const country = { code: submission.country, native };
      const steered = sandboxWord(input.document.header.observations);
      if (steered === "unreachable" && attempt < REACHED_AT_ATTEMPT) {
        throw new AuthorityUnreachable("The sandbox simulates an unreachable authority.");
      }
      if (steered === "late" && attempt === 1) {
        await wait(LATE_MS, undefined, { signal });
      }
      const examined = { kind: "examine", bytes: file.bytes, input } as const;
      const reasons = [
        ...rangeMessages(submission),
        ...limitMessages(submission),
        ...(await nativeWork(country, examined)),
      ];
      if (reasons.length > 0 || isRejected(submission, steered)) {
        return { verdict: reject(reasons, submission, now()) };
      }
      const messages = steered === "observe" ? [native.messages.observed] : [];
      const accepted = { kind: "reply", file, input, messages, now: now() } as const;
      const reply = await nativeWork(country, accepted, await keys());
      return accept(reply, messages, now());
    },
    async cancel() {
      return { accepted: true, receivedAt: now() };
    },
  };
}

function isRejected({ sending }: Submission, steered: SandboxWord | undefined): boolean {
  return steered === "refuse-always" || (steered === "refuse" && sending === 1);
}

function rangeMessages({ input: { numbering } }: Submission): readonly AuthorityMessage[] {
  const { number, from = 1, to = number, origin } = numbering;
  // The range is binding only if the account stored the authorization. Numbers outside a sandbox grant are allowed.
  return origin === "account" && (number < from || number > to) ? [OUT_OF_RANGE] : [];
}

// `limits` lists the values for which a real authority would reject the document.
function limitMessages({ limits }: Submission): readonly AuthorityMessage[] {
  return limits
    .slice(0, MOST_MESSAGES)
    .map(({ pointer, message }) => ({ code: LIMIT, text: `${pointer}: ${message}` }));
}

function reject(
  reasons: readonly AuthorityMessage[],
  { native, file }: Submission,
  receivedAt: number,
): Verdict {
  const messages = reasons.length > 0 ? reasons : [native.messages.rejected];
  const [{ code, text: message }] = messages as readonly [AuthorityMessage];
  const track_id = native.trackRejected?.(file);
  const facts = track_id === undefined ? {} : { facts: { track_id } };
  return { accepted: false, receivedAt, ...facts, code, message, messages, numberUsed: false };
}

function accept(
  { facts, receipt, stamped }: Awaited<ReturnType<Submission["native"]["reply"]>>,
  messages: readonly AuthorityMessage[],
  receivedAt: number,
): AuthorityResponse {
  return {
    verdict: {
      accepted: true,
      receivedAt,
      facts,
      ...(messages.length > 0 && { observed: true, messages }),
      ...(receipt !== undefined && { receipt }),
    },
    ...(stamped !== undefined && { stamped }),
  };
}
