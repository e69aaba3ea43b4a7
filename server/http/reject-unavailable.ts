import type { ProblemMembers } from "../../generated/routes.ts";
import type { Log } from "../log.ts";
import { SecretKeyMissing } from "../secrets/envelope.ts";
import { KeyRetired } from "../store/key-retired.ts";
import { StoreUnavailable } from "../store/store-unavailable.ts";

const RETRY_AFTER_SECONDS = "1";
const AGAIN = "Retry the request; an Idempotency-Key prevents a second effect.";
const away: ProblemMembers = { detail: `The database does not respond or is full. ${AGAIN}` };
const retired: ProblemMembers = {
  detail: `This server cannot store or read secrets now. ${AGAIN}`,
};

type Call = (request: { readonly requestId: string; readonly path: string }) => Promise<unknown>;

/** Makes operations or resolvers return 503 if the database is unavailable, or a secret key is retired or missing. */
export function rejectUnavailable<Table extends object>(table: Table, log: Log): Table {
  const guarded = Object.entries(table).map(([name, call]: [string, Call]) => [
    name,
    async (request: Parameters<Call>[0]) => {
      try {
        return await call(request);
      } catch (error) {
        const problem = problemOf(error);
        if (problem === undefined) {
          throw error;
        }
        log.failure(error, { requestId: request.requestId, path: request.path });
        return { status: 503, problem, headers: { "Retry-After": RETRY_AFTER_SECONDS } };
      }
    },
  ]);
  return Object.fromEntries(guarded);
}

function problemOf(error: unknown): ProblemMembers | undefined {
  if (error instanceof StoreUnavailable) {
    return away;
  }
  const isRetired = error instanceof KeyRetired || error instanceof SecretKeyMissing;
  return isRetired ? retired : undefined;
}
