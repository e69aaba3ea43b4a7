import { describe, expect, it } from "vitest";
import { createRandom } from "../../stateful/seeded-random.ts";
import { checkHistory } from "./check-history.ts";
import type { Call, HistoryResponse, Request } from "./history.ts";
import { record } from "./record.ts";

type Pair = readonly [Request, HistoryResponse?];

/** One client's calls, one after the other. A call without a response may take effect at any later time, or never. */
function callsOf(pairs: readonly Pair[]): readonly Call[] {
  return pairs.map(([request, response], index) => ({
    client: 0,
    request,
    from: 2 * index,
    to: response === undefined ? Number.POSITIVE_INFINITY : 2 * index + 1,
    ...(response !== undefined && { response }),
  }));
}

/** The failures of a history; none if the responses are correct in at least one order of the calls. */
function failuresOf(...pairs: readonly Pair[]): readonly string[] {
  return checkHistory({ calls: callsOf(pairs), subscriptions: [] }).failures;
}

const draft = {
  ...{
    id: 1,
    tag: 1,
    status: 0,
    number: null,
    receiver: 0,
    customer: 5,
    address: "A1",
    name: "N1",
  },
  ...{ email: null, refers: null, code: null, note: false, referredBy: [], balance: null },
};
const create = { kind: "create-document", tag: 1, draft: true, receiver: 0 } as const;
const created = { status: 201, seen: draft };

describe("a history", () => {
  it("is valid whether or not a branch creation without a response was stored", () => {
    const branch = { id: 7, tag: 3, code: "SUR", parent: null };
    const lost: Request = { kind: "create-branch", tag: 3, code: "SUR" };
    expect(
      failuresOf([lost], [{ kind: "list-branches" }, { status: 200, seen: [branch] }]),
    ).toEqual([]);
    expect(failuresOf([lost], [{ kind: "list-branches" }, { status: 200, seen: [] }])).toEqual([]);
  });

  it("is valid whether or not a subscription request without a response was stored", () => {
    const list = { kind: "list-subscriptions" } as const;
    const lost: Request = { kind: "subscribe", tag: 4 };
    expect(failuresOf([lost], [list, { status: 200, seen: [{ id: 9, tag: 4 }] }])).toEqual([]);
    expect(failuresOf([lost], [list, { status: 200, seen: [] }])).toEqual([]);
  });

  it("is valid whether or not an update without a response was stored", () => {
    const lost: Request = { kind: "update-document", id: 1, tag: 2, chosen: 4 };
    const read: Request = { kind: "read-document", id: 1 };
    const updated = { ...draft, address: "A2", number: 4 };
    expect(failuresOf([create, created], [lost], [read, { status: 200, seen: updated }])).toEqual(
      [],
    );
    expect(failuresOf([create, created], [lost], [read, { status: 200, seen: draft }])).toEqual([]);
  });

  it("is valid if a list shows a customer that only an update without a response can have created", () => {
    const lost: Request = { kind: "update-document", id: 1, tag: 2, receiver: 1 };
    const back: Request = { kind: "update-document", id: 1, tag: 3, receiver: 0 };
    const shown = { name: "N1", email: null, user: null, supplier: false };
    const seen = [
      { ...shown, id: 5, address: "A3", receiver: 0 },
      { ...shown, id: 6, address: "A2", receiver: 1 },
    ];
    const pairs = [
      [create, created],
      [lost],
      [back, { status: 200, seen: { ...draft, address: "A3" } }],
      [{ kind: "list-customers" }, { status: 200, seen }],
    ] as const;
    expect(failuresOf(...pairs)).toEqual([]);
  });

  it("is invalid if a resource appears that no call created, or if a created resource disappears", () => {
    const branches: Request = { kind: "list-branches" };
    const branch = { id: 7, tag: 3, code: "SUR", parent: null };
    expect(failuresOf([branches, { status: 200, seen: [branch] }])).toHaveLength(1);
    const made: Request = { kind: "create-branch", tag: 3, code: "SUR" };
    const gone = failuresOf(
      [made, { status: 201, seen: branch }],
      [branches, { status: 200, seen: [] }],
    );
    expect(gone).toHaveLength(1);
  });

  it("is not recorded if no server responds in time", async () => {
    const url = () => "http://127.0.0.1:2";
    const account = { accountId: 1, token: "", url, random: createRandom(1), subscriptions: [] };
    const recorded = (calls: number) => record({ clients: 3, calls, ...account }, 200);
    await expect(recorded(60)).rejects.toThrow("No server responded for 0.2 s.");
    // With 4 calls, only the four lists at the end are requested.
    await expect(recorded(4)).rejects.toThrow("No server responded for 0.2 s.");
  });
});
