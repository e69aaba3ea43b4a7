import { expect, it } from "vitest";
import { eventually } from "../eventually.ts";
import {
  atRest,
  certificateOf,
  checked,
  chile,
  clock,
  good,
  listen,
  reported,
  serveChecks,
} from "./checking-service.ts";

serveChecks();

// This test needs a separate service: advancing the clock this far makes every certificate due for a check.
it("a certificate is checked again when it expires, and one notification is sent", async () => {
  const account = await chile(good);
  clock.shift = 3000;
  const { not_after = "" } = await checked(account);
  await listen(account);
  clock.shift = Date.parse(not_after) - Date.now() + 60_000;
  await eventually(async () =>
    expect(await certificateOf(account)).toMatchObject({ state: "invalid", reasons: ["expired"] }),
  );
  await atRest();
  expect(reported(account)).toBe(1);
});
