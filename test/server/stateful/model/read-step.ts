import { namedCustomers, responseOf } from "./customers.ts";
import { missing } from "./expectation.ts";
import { shownDocument } from "./shown-document.ts";
import type { Step } from "./step.ts";
import { compare } from "./step.ts";
import type { ModelAccount, World } from "./world.ts";
import { itemAt, strangerTo } from "./world.ts";

/** A caller's request to read a document or a customer. */
export interface ReadWish {
  readonly who: "admin" | "stranger" | "operator";
  readonly what: "document" | "customer";
  readonly at: number;
}

/** Reads one document or customer. */
export function readStep(world: World, { who, what, at }: ReadWish): Step {
  const found = what === "document" ? documentAt(world, at) : customerAt(world, at);
  const { account } = found;
  const stranger = account === undefined ? "operator" : strangerTo(world, account);
  const caller = { admin: account ?? "operator", stranger, operator: "operator" } as const;
  return {
    request: { caller: caller[who], method: "GET", path: found.path },
    take(response) {
      const there = account !== undefined && who !== "stranger";
      compare(response, there ? { status: 200, body: found.body } : missing);
    },
  };
}

interface Found {
  readonly account: ModelAccount | undefined;
  readonly path: string;
  readonly body: unknown;
}

function documentAt(world: World, at: number): Found {
  const found = itemAt(world.documents, at);
  const id = found?.response.document_id ?? 9007199254740991;
  return {
    account: found?.account,
    path: `/v1/documents/${id}`,
    body: found && shownDocument(world, found.response),
  };
}

function customerAt(world: World, at: number): Found {
  const found = itemAt(namedCustomers(world), at);
  const path = `/v1/customers_suppliers/${found?.id ?? 9007199254740991}`;
  return { account: found?.account, path, body: found && responseOf(found) };
}
