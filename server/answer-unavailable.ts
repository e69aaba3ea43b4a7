import type { ProblemMembers } from "../generated/routes.ts";
import type { Log } from "./log.ts";
import { StoreUnavailable } from "./store/store-unavailable.ts";

const RETRY_AFTER_SECONDS = "1";
const problem: ProblemMembers = {
  detail:
    "The database does not answer or has no room. Try again in a moment; with an Idempotency-Key nothing is done twice.",
};

type Call = (request: { readonly requestId: string; readonly path: string }) => Promise<unknown>;

/** The same operations or resolvers, which answer 503 where the database is away, and log why. */
export function answerUnavailable<Table extends object>(table: Table, log: Log): Table {
  const guarded = Object.entries(table).map(([name, call]: [string, Call]) => [
    name,
    async (request: Parameters<Call>[0]) => {
      try {
        return await call(request);
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) {
          throw error;
        }
        log.failure(error, { requestId: request.requestId, path: request.path });
        return { status: 503, problem, headers: { "Retry-After": RETRY_AFTER_SECONDS } };
      }
    },
  ]);
  return Object.fromEntries(guarded);
}
