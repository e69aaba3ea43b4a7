import { expect, it } from "vitest";
import { eventually } from "../eventually.ts";
import {
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

// This file has a service of its own, because moving the clock this far makes every certificate due.
it("a certificate is checked again when it expires, and that is reported once", async () => {
  const account = await chile(good);
  clock.shift = 3000;
  const { not_after = "" } = await checked(account);
  await listen(account);
  clock.shift = Date.parse(not_after) - Date.now() + 60_000;
  await eventually(async () =>
    expect(await certificateOf(account)).toMatchObject({ state: "invalid", reasons: ["expired"] }),
  );
  await eventually(() => expect(reported(account)).toBe(1));
});
