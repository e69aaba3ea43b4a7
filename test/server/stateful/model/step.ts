import assert from "node:assert/strict";
import type { Reply } from "../../client.ts";
import { errorsOf } from "../../client.ts";
import type { Expectation } from "./expectation.ts";
import type { ModelAccount } from "./world.ts";

/** The sender of a request: the operator, or the admin of an account. */
export type Caller = "operator" | ModelAccount;

/** A request to the service. */
export interface ModelRequest {
  readonly caller: Caller;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly body?: unknown;
}

/** One operation on the service and on the model. */
export interface Step {
  readonly request: ModelRequest;
  /** Applies the operation to the model; throws if the response differs from the expected response. */
  take(response: Reply): void;
}

/** Throws if a response differs from the expected response; ignores files and warnings. */
export function compare(response: Reply, { status, errors, body }: Expectation): void {
  const reported = JSON.stringify(response.body?.errors ?? response.body?.detail);
  assert.equal(
    response.status,
    status,
    `status ${response.status}, expected ${status}: ${reported}`,
  );
  if (errors !== undefined) assert.deepEqual(errorsOf(response), errors);
  if (body !== undefined) assert.deepEqual(withoutExtras(response.body), plain(body));
}

/** The body of a response without files and warnings. */
export function withoutExtras<Body extends object>(body: Body): Omit<Body, Extra> {
  const { electronic_document: _, warnings: __, ...rest } = body as Body & Partial<Extras>;
  return rest as Omit<Body, Extra>;
}

type Extra = "electronic_document" | "warnings";
type Extras = Record<Extra, unknown>;

// JSON omits undefined members.
function plain(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body));
}
