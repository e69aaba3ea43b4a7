import { expect, it, vi } from "vitest";
import { acknowledge } from "../../../server/jobs/acknowledge.ts";
import { PATIENCE } from "../../../server/jobs/next-attempt.ts";
import type { Leased, Queue } from "../../../server/jobs/queue.ts";
import type { Transaction } from "../../../server/store/session.ts";

const CREATED = 1_000_000;
const entry: Leased = { account_id: 1, created_at: CREATED, attempts: 1, lease: "a" };
const postponed = { state: "postponed", failure: "no-acceptance" } as const;

async function postponedAt(now: number) {
  const release = vi.fn<Queue<Leased>["release"]>(async () => {});
  const stored = vi.fn<Queue<Leased>["acknowledge"]>(async () => true);
  const queue = { release, acknowledge: stored } as unknown as Queue<Leased>;
  await acknowledge({} as Transaction, queue, entry, postponed, now);
  return { due: release.mock.calls[0]?.[2], stored: stored.mock.calls[0]?.[2] };
}

it("a postponed entry returns to the queue after a delay that grows with the entry's age", async () => {
  expect(await postponedAt(CREATED + 5)).toEqual({ due: CREATED + 205, stored: undefined });
  expect(await postponedAt(CREATED + 80_000)).toEqual({ due: CREATED + 90_000, stored: undefined });
});

it("a postponed entry fails after three days, and the reason is stored", async () => {
  const { due, stored } = await postponedAt(CREATED + PATIENCE);
  expect(due).toBeUndefined();
  expect(stored).toMatchObject({ state: "failed", failure: "no-acceptance" });
});
