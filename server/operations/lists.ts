import type { GuardResult, ValidationError } from "../../generated/routes.ts";
import type { Principal } from "../auth/principal.ts";
import { namesOther, otherAccount, scopeOf } from "../http/access.ts";
import type { ProblemResponse } from "../http/problem-error.ts";
import type { Services } from "../services.ts";
import type { PageRequest, Position } from "../store/page.ts";
import type { PageRows } from "../store/page-rows.ts";
import type { Session } from "../store/session.ts";
import { readInTurn } from "./reading.ts";

/** The query members of every list. */
export interface ListQuery {
  readonly limit?: number;
  readonly cursor?: string;
  readonly account_id?: number;
}

/** One page of a list. */
export interface Page<Item> {
  items: Item[];
  next_cursor?: string;
}

const USUAL_LIMIT = 20;

/** Returns 403 if the query names a forbidden account; otherwise `errors`, plus an error if the cursor is invalid. */
export function guardList(
  services: Services,
  list: string,
  request: { readonly principal: Principal; readonly query: Readonly<Record<string, unknown>> },
  errors: readonly ValidationError[] = [],
): GuardResult | ProblemResponse<403> {
  if (namesOther(request.principal, request.query.account_id)) {
    return otherAccount();
  }
  const { cursor } = request.query;
  const isBad =
    typeof cursor === "string" &&
    cursor !== "" &&
    services.cursors.read(list, cursor) === undefined;
  return { refusals: isBad ? [...errors, badCursor] : [...errors] };
}

/** Reads one page, newest items first; `next_cursor` is absent on the last page. */
export async function readList<Row, Item>(
  services: Services,
  list: string,
  request: { readonly principal: Principal; readonly query: ListQuery },
  source: {
    read(session: Session, page: PageRequest): Promise<PageRows<Row>>;
    position(row: Row): Position;
    toItems(rows: readonly Row[], session: Session): Item[] | Promise<Item[]>;
  },
): Promise<Page<Item>> {
  const { limit = USUAL_LIMIT, cursor, account_id } = request.query;
  const after = cursor === undefined ? undefined : services.cursors.read(list, cursor);
  const accountId = account_id ?? scopeOf(request.principal);
  return readInTurn(services.reading, request.principal, () =>
    services.store.readReplica(async (session) => {
      const { rows, last } = await source.read(session, { accountId, after, limit });
      const page: Page<Item> = { items: await source.toItems(rows, session) };
      if (last !== undefined) {
        page.next_cursor = services.cursors.write(list, source.position(last));
      }
      return page;
    }),
  );
}

const badCursor: ValidationError = {
  parameter: "cursor",
  rule: "shape.format",
  code: "format",
  message:
    "The cursor does not belong to this list; send the next_cursor of a page of this list, or omit cursor.",
};
