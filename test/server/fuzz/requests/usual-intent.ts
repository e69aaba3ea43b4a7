import { operationOf } from "../contract.ts";
import type { Intent } from "./intent.ts";

/** Plans a valid request by the admin of the account, or by the operator if only the operator has access. */
export function usualIntent(operationId: string, account: number, base = 0): Intent {
  const operation = operationOf(operationId);
  const plain = {
    base,
    grown: {},
    fitted: true,
    names: "own",
    mutations: [],
    form: "plain",
  } as const;
  return {
    operation,
    account,
    asOperator: operation.roles?.includes("operator") === true,
    credential: "right",
    aim: "own",
    pick: 9,
    body: operation.body === undefined ? undefined : plain,
    naming: "usual",
    query: [],
    contentType: "application/json",
    key: undefined,
    method: undefined,
    path: undefined,
  };
}
