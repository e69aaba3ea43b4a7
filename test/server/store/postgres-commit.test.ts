import { EventEmitter } from "node:events";
import type { PoolClient } from "pg";
import { expect, it } from "vitest";
import { commit } from "../../../server/store/postgres-commit.ts";
import { isConnectionFailure, isWorthRetrying } from "../../../server/store/postgres-errors.ts";

/** A connection whose commit fails with `code`, after notices with the codes in `notices`. */
function failing(code: string, notices: readonly string[] = []): PoolClient {
  const client = Object.assign(new EventEmitter(), {
    async query() {
      for (const code of notices) client.emit("notice", { code });
      throw Object.assign(new Error("failure on connection marked as essential"), { code });
    },
  });
  return client as unknown as PoolClient;
}

const errorOf = (client: PoolClient) => commit(client).catch((error: unknown) => error);

it("a transaction is retried if a notice shows that a database node rejected the commit", async () => {
  for (const cause of ["40001", "40P01", "23505", "55000"]) {
    const error = await errorOf(failing("XX000", ["01000", cause]));
    expect(isWorthRetrying(error, 11)).toBe(true);
    expect(isConnectionFailure(error)).toBe(false);
  }
});

it("a transaction is not retried if a node was lost, because the commit may have succeeded", async () => {
  for (const causes of [[], ["01000"], ["01000", "08006"], ["57P01"]]) {
    const error = await errorOf(failing("XX000", causes));
    expect(isWorthRetrying(error, 1)).toBe(false);
    expect(isConnectionFailure(error)).toBe(true);
  }
});

it("other errors of a commit are thrown unchanged, and the listener for notices is removed", async () => {
  const client = failing("40001", ["08006"]);
  expect(await errorOf(client)).toMatchObject({ code: "40001", name: "Error" });
  expect(client.listenerCount("notice")).toBe(0);
});

it.each([
  ["28P01", "password authentication failed"],
  ["28000", "no pg_hba.conf entry"],
  ["3D000", "database does not exist"],
  ["55P03", "canceling statement due to lock timeout"],
  ["57014", "canceling statement due to statement timeout"],
])("the code %s (%s) is a failure of the database, so requests get 503", (code, message) => {
  expect(isConnectionFailure(Object.assign(new Error(message), { code }))).toBe(true);
});

it.each([
  ["ECONNREFUSED", true],
  ["ERR_TLS_CERT_ALTNAME_INVALID", true],
  ["ERR_INVALID_ARG_TYPE", false],
  ["ERR_INVALID_ARG_VALUE", false],
])(
  "whether the Node.js error code %s counts as a failure of the database: %s",
  (code, isFailure) => {
    expect(isConnectionFailure(Object.assign(new Error("failed"), { code }))).toBe(isFailure);
  },
);
