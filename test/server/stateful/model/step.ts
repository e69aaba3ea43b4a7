import assert from "node:assert/strict";
import type { Reply } from "../../client.ts";
import { errorsOf } from "../../client.ts";
import type { Expectation } from "./expectation.ts";
import type { ModelAccount } from "./world.ts";

/** Who sends a request: the operator, or the admin of an account. */
export type Caller = "operator" | ModelAccount;

/** A request as it goes out. */
export interface ModelRequest {
  readonly caller: Caller;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly body?: unknown;
}

/** One operation on the service, and what the model makes of its answer. */
export interface Step {
  readonly request: ModelRequest;
  /** Throws where the answer is not the one that the model expects; changes the model where it is. */
  take(response: Reply): void;
}

/** Throws where an answer is not as expected; files and warnings are not the model's business. */
export function compare(response: Reply, { status, errors, body }: Expectation): void {
  const reported = JSON.stringify(response.body?.errors ?? response.body?.detail);
  assert.equal(
    response.status,
    status,
    `answered ${response.status}, expected ${status}: ${reported}`,
  );
  if (errors !== undefined) assert.deepEqual(errorsOf(response), errors);
  if (body !== undefined) assert.deepEqual(withoutExtras(response.body), plain(body));
}

/** An answer without what only drawing and advice put there. */
export function withoutExtras<Body extends object>(body: Body): Omit<Body, Extra> {
  const { electronic_document: _, warnings: __, ...rest } = body as Body & Partial<Extras>;
  return rest as Omit<Body, Extra>;
}

type Extra = "electronic_document" | "warnings";
type Extras = Record<Extra, unknown>;

// As JSON carries it: no member without a value.
function plain(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body));
}
