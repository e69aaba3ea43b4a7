import { createHmac } from "node:crypto";
import type { Principal } from "../auth/principal.ts";
import type { Services } from "../services.ts";
import type { IdempotencyKeyRow, IdempotencyPlace } from "../store/idempotency-keys.ts";
import {
  claimIdempotencyKey,
  findIdempotencyKey,
  replaceIdempotentBody,
  saveResponse,
} from "../store/idempotency-keys.ts";
import type { Transaction } from "../store/session.ts";
import { ProblemError } from "./problem-error.ts";

/** The state that this process keeps for requests with an idempotency key. */
export interface Idempotency {
  /** Each running request with a key, as the JSON of its account, path and key. */
  readonly running: Set<string>;
  /** An HMAC of a request's content; reveals nothing without the secret of `createIdempotency`. */
  fingerprint(content: unknown): string;
}

/** A POST that may have an idempotency key. */
export interface KeyedRequest {
  readonly principal: Principal;
  readonly path: string;
  readonly query: object;
  readonly headers: { readonly "Idempotency-Key"?: string };
  readonly body?: unknown;
}

/** A response as stored for replays. It lacks the members that only the first response has, e.g. `signing_secret`. */
export interface StoredResponse {
  readonly status: 200 | 201 | 202;
  readonly body: object;
  readonly headers?: { readonly Location?: string; readonly "Idempotent-Replayed"?: string };
}

/** The retention time of a stored response, in milliseconds. */
export const RETENTION_MS = 24 * 60 * 60 * 1000;

/** Creates the state for a new process; `secret` is the HMAC key of the fingerprints. */
export function createIdempotency(secret: Uint8Array): Idempotency {
  return {
    running: new Set(),
    fingerprint: (content) =>
      createHmac("sha256", secret).update(canonicalText(content)).digest("base64url"),
  };
}

/** Completes the response after the effect of the request is stored; `replace` changes the body that replays get. */
export type Finish<Result> = (
  response: Result,
  replace: (transaction: Transaction, response: Result) => Promise<void>,
) => Promise<Result>;

/**
 * Runs `effect` and stores its response under the request's key, if any, in one transaction; then runs `finish`.
 * If a response less than 24 hours old is stored, returns that response instead. Throws `ProblemError`: 422 if
 * the key was used with other content, 409 while the first request is running in this process.
 */
export async function writeOnce<Result extends StoredResponse>(
  { store, idempotency, now }: Pick<Services, "store" | "idempotency" | "now">,
  request: KeyedRequest,
  effect: (transaction: Transaction) => Promise<Result>,
  finish: Finish<Result> = async (response) => response,
): Promise<Result> {
  const place = placeOf(request);
  if (place === undefined) {
    return finish(await store.write(effect), async () => undefined);
  }
  const name = JSON.stringify(place);
  if (idempotency.running.has(name)) {
    throw new ProblemError({
      status: 409,
      problem: {
        detail: "An earlier request with this Idempotency-Key is still running; retry later.",
      },
      headers: { "Retry-After": "1" },
    });
  }
  idempotency.running.add(name);
  try {
    const fingerprint = idempotency.fingerprint([request.query, request.body]);
    const given = await store.write(async (transaction) => {
      const stored = await claimIdempotencyKey(transaction, place, now());
      if (stored !== undefined && stored.created_at > now() - RETENTION_MS) {
        return replay<Result>(stored, fingerprint);
      }
      const response = await effect(transaction);
      await saveResponse(transaction, {
        ...place,
        fingerprint,
        status: response.status,
        location: response.headers?.Location ?? null,
        body: JSON.stringify(response.body),
        created_at: now(),
      });
      return response;
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

/** The time at which the response of a request was stored (ms since 1970); undefined if none is stored. */
export async function storedSince(
  { store }: Pick<Services, "store">,
  request: KeyedRequest,
): Promise<number | undefined> {
  const place = placeOf(request);
  const stored =
    place === undefined
      ? undefined
      : await store.read((session) => findIdempotencyKey(session, place));
  return stored?.created_at;
}

/** Whether a response is a replay. */
export function isReplay({ headers }: StoredResponse): boolean {
  return headers?.["Idempotent-Replayed"] !== undefined;
}

function placeOf({ principal, path, headers }: KeyedRequest): IdempotencyPlace | undefined {
  const idempotency_key = headers["Idempotency-Key"];
  const account_id = principal.kind === "admin" ? principal.accountId : 0;
  return idempotency_key === undefined ? undefined : { account_id, path, idempotency_key };
}

function replay<Result extends StoredResponse>(
  stored: IdempotencyKeyRow,
  fingerprint: string,
): Result {
  if (stored.fingerprint !== fingerprint) {
    throw new ProblemError({
      status: 422,
      problem: {
        detail: "This Idempotency-Key was used with another body or query; choose a new key.",
      },
    });
  }
  const Location = stored.location === null ? {} : { Location: stored.location };
  return {
    status: stored.status,
    body: JSON.parse(stored.body),
    headers: { ...Location, "Idempotent-Replayed": "true" },
  } as unknown as Result;
}

// Sorts members, so that their order does not change the fingerprint.
function canonicalText(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
