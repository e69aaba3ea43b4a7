import { describe, expect, it } from "vitest";
import type { Client } from "../client.ts";
import { eventually } from "../eventually.ts";
import {
  accept,
  fail,
  pending,
  reject,
  standBeforeAuthority,
  textOf,
  verdictOf,
} from "./stand-before-authority.ts";

const stage = standBeforeAuthority();

describe("cancelling in Mexico", () => {
  const cancel = (admin: Client, at: string) => admin.patch(at, { document_status: 2 });

  it("sends a request to the authority, and the document shows the verdict", async () => {
    const [, admin, at] = await stage.issue("mx", "plain");
    const cancelled = await cancel(admin, at);
    expect(cancelled.status).toBe(200);
    const done = { status: 3, result: { status: 0 } };
    expect(verdictOf(cancelled)).toEqual(done);
    expect(verdictOf(await admin.get(at))).toEqual(done);
    expect(stage.asked.map(({ action }) => action)).toEqual(["submit", "cancel"]);
    expect(stage.asked[1]?.request).toMatchObject({ country: "mx", documentNumber: 1 });
  });

  it("leaves the document accepted if the authority rejects the cancellation", async () => {
    stage.script = (_, action) => (action === "cancel" ? reject(true) : accept);
    const [, admin, at] = await stage.issue("mx", "plain");
    const cancelled = await cancel(admin, at);
    expect(cancelled.body.document_status).toBe(2);
    expect(verdictOf(cancelled)).toEqual({
      status: 1,
      result: {
        status: 1,
        error_message: expect.stringMatching(/^3116 .*remains valid at the authority\.$/),
      },
    });
    expect(await textOf(await admin.get(at))).not.toContain("RECHAZADO");
  });

  it("waits until the authority has accepted the document", async () => {
    stage.script = () => fail;
    const [, admin, at] = await stage.issue("mx", "plain");
    expect(verdictOf(await cancel(admin, at))).toEqual(pending);
    stage.work();
    stage.script = () => accept;
    stage.asked.length = 0;
    stage.clock += 30_000;
    await eventually(async () =>
      expect(verdictOf(await admin.get(at))).toEqual({ status: 3, result: { status: 0 } }),
    );
    expect(stage.asked.map(({ action }) => action)).toEqual(["submit", "cancel"]);
  });

  it("leaves the document accepted if the authority is unreachable, and repeats only the cancellation", async () => {
    const [, admin, at] = await stage.issue("mx", "plain");
    stage.script = () => fail;
    expect(verdictOf(await cancel(admin, at))).toEqual({ status: 1, result: undefined });
    stage.script = () => accept;
    stage.asked.length = 0;
    stage.work();
    stage.clock += 30_000;
    await eventually(async () =>
      expect(verdictOf(await admin.get(at))).toEqual({ status: 3, result: { status: 0 } }),
    );
    expect(stage.asked.map(({ action }) => action)).toEqual(["cancel"]);
  });

  it("sends no cancellation of a rejected document", async () => {
    stage.script = () => reject(true);
    const [, admin, at] = await stage.issue("mx", "plain");
    expect(verdictOf(await cancel(admin, at)).status).toBe(2);
    expect(stage.asked.map(({ action }) => action)).toEqual(["submit"]);
  });
});
