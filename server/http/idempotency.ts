import { createHmac } from "node:crypto";
import type { Principal } from "../auth/principal.ts";
import type { Services } from "../services.ts";
import type { IdempotencyKeyRow, IdempotencyPlace } from "../store/idempotency-keys.ts";
import {
  claimIdempotencyKey,
  findIdempotencyKey,
  keepAnswer,
  replaceIdempotentBody,
} from "../store/idempotency-keys.ts";
import type { Transaction } from "../store/session.ts";
import { Refused } from "./refused.ts";

/** What this process knows of requests with a key. */
export interface Idempotency {
  /** The keys whose first request is being carried out here. */
  readonly running: Set<string>;
  /** Tells one content of a request from another; without the secret it tells nothing of what is in it. */
  fingerprint(content: unknown): string;
}

/** A POST that may carry a key. */
export interface KeyedRequest {
  readonly principal: Principal;
  readonly path: string;
  readonly query: object;
  readonly headers: { readonly "Idempotency-Key"?: string };
  readonly body?: unknown;
}

/** An answer that can be kept: what is to be answered once only is added to it afterwards. */
export interface KeptAnswer {
  readonly status: 200 | 201;
  readonly body: object;
  readonly headers?: { readonly Location?: string; readonly "Idempotent-Replayed"?: string };
}

/** How long an answer is kept, in milliseconds. */
export const KEPT_MS = 24 * 60 * 60 * 1000;

/** Starts without knowing any key; fingerprints are made with `secret`. */
export function createIdempotency(secret: Uint8Array): Idempotency {
  return {
    running: new Set(),
    fingerprint: (content) =>
      createHmac("sha256", secret).update(canonicalText(content)).digest("base64url"),
  };
}

/** What is done about an answer once its effect is stored, before it is given; `replace` keeps another answer in its place. */
export type Finish<Answer> = (
  answer: Answer,
  replace: (transaction: Transaction, answer: Answer) => Promise<void>,
) => Promise<Answer>;

/**
 * Carries out `effect` in a transaction that keeps its answer under the request's key, and then
 * `finish`, or answers what was kept; throws `Refused` with 422 for another content and 409 while
 * the first request runs.
 */
export async function writeOnce<Answer extends KeptAnswer>(
  { store, idempotency, now }: Pick<Services, "store" | "idempotency" | "now">,
  request: KeyedRequest,
  effect: (transaction: Transaction) => Promise<Answer>,
  finish: Finish<Answer> = async (answer) => answer,
): Promise<Answer> {
  const place = placeOf(request);
  if (place === undefined) {
    return finish(await store.write(effect), async () => undefined);
  }
  const name = JSON.stringify(place);
  if (idempotency.running.has(name)) {
    throw new Refused({
      status: 409,
      problem: { detail: "The first request with this key is still running." },
      headers: { "Retry-After": "1" },
    });
  }
  idempotency.running.add(name);
  try {
    const fingerprint = idempotency.fingerprint([request.query, request.body]);
    const given = await store.write(async (transaction) => {
      const kept = await claimIdempotencyKey(transaction, place, now());
      if (kept !== undefined && kept.created_at > now() - KEPT_MS) {
        return replay<Answer>(kept, fingerprint);
      }
      const answer = await effect(transaction);
      await keepAnswer(transaction, {
        ...place,
        fingerprint,
        status: answer.status,
        location: answer.headers?.Location ?? null,
        body: JSON.stringify(answer.body),
        created_at: now(),
      });
      return answer;
    });
    return isReplay(given)
      ? given
      : await finish(given, (transaction, { body }) =>
          replaceIdempotentBody(transaction, { ...place, body: JSON.stringify(body) }),
        );
  } finally {
    idempotency.running.delete(name);
  }
}

/** When the answer to a request with a key was kept (ms); undefined for one without. */
export async function keptSince(
  { store }: Pick<Services, "store">,
  request: KeyedRequest,
): Promise<number | undefined> {
  const place = placeOf(request);
  const kept =
    place === undefined
      ? undefined
      : await store.read((session) => findIdempotencyKey(session, place));
  return kept?.created_at;
}

/** Whether an answer is one that was kept. */
export function isReplay({ headers }: KeptAnswer): boolean {
  return headers?.["Idempotent-Replayed"] !== undefined;
}

function placeOf({ principal, path, headers }: KeyedRequest): IdempotencyPlace | undefined {
  const idempotency_key = headers["Idempotency-Key"];
  const account_id = principal.kind === "admin" ? principal.accountId : 0;
  return idempotency_key === undefined ? undefined : { account_id, path, idempotency_key };
}

function replay<Answer extends KeptAnswer>(kept: IdempotencyKeyRow, fingerprint: string): Answer {
  if (kept.fingerprint !== fingerprint) {
    throw new Refused({
      status: 422,
      problem: {
        detail: "This Idempotency-Key was used with another body or query; choose a new key.",
      },
    });
  }
  const Location = kept.location === null ? {} : { Location: kept.location };
  return {
    status: kept.status,
    body: JSON.parse(kept.body),
    headers: { ...Location, "Idempotent-Replayed": "true" },
  } as unknown as Answer;
}

// The order of members and the space between them make no other content.
function canonicalText(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
