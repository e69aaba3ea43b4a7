import { expect, it, vi } from "vitest";
import { findCertificate } from "../../../server/store/certificates.ts";
import { runOnce } from "../../../server/store/query.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount } from "../accounts.ts";
import { operatorOf } from "../client.ts";
import { eventually } from "../eventually.ts";
import { begunProcessesOf, certificateProcessesOf } from "./certificate-processes.ts";
import {
  atRest,
  certificateOf,
  checked,
  chile,
  clock,
  good,
  renew,
  serveChecks,
  service,
  startChecks,
  stopChecks,
} from "./checking-service.ts";
import { slowestKey } from "./hostile-files.ts";
import { pfxOf } from "./sent.ts";

serveChecks();

const setAttempts = ({ id }: TestAccount, attempts: number) =>
  service.services.store.write((transaction) =>
    runOnce(transaction, (db) =>
      db.updateTable("certificates").set({ attempts }).where("account_id", "=", id),
    ),
  );

const slow = () => createAccount(service, "mx", { registration_additional_data: slowestKey });

const attemptsOf = async ({ id }: TestAccount) =>
  (await service.services.store.read((session) => findCertificate(session, id)))?.attempts;

it("a certificate without remaining attempts is `too-costly`, and is not opened until it is renewed", async () => {
  // The first check is due two seconds after the creation. The clock is set back, so that the check cannot precede
  // `setAttempts` on a slow machine.
  clock.shift = -60_000;
  const account = await chile(good);
  await setAttempts(account, 3);
  clock.shift = 3000;
  const spent = { state: "invalid", reasons: ["too-costly"] };
  expect(await checked(account)).toMatchObject(spent);
  // The file is valid, so a check that opened the file would report `valid`.
  clock.shift = 60_000;
  const operator = await operatorOf(service);
  await operator.post(`/v1/accounts/${account.id}/certificate/checks`, undefined);
  await atRest();
  expect(await certificateOf(account)).toMatchObject(spent);
  await renew(account, { certificate_password: good.certificate_password });
  await eventually(async () => expect((await certificateOf(account)).state).toBe("valid"));
  expect(await attemptsOf(account)).toBe(0);
});

it("a file that needs too much work has no attempts left after the first check", async () => {
  const account = await chile(pfxOf("slow", "secret"));
  clock.shift = 3000;
  expect(await checked(account)).toMatchObject({ state: "invalid", reasons: ["too-costly"] });
  expect(await attemptsOf(account)).toBe(3);
});

it("an attempt is counted before it begins, and the third interrupted attempt is the last", async () => {
  const account = await slow();
  clock.shift = 3000;
  const seen = new Set<number | undefined>();
  const spent = { state: "invalid", reasons: ["too-costly"] };
  const killed = async () => {
    // Kills only processes whose program has started. If a process ended before that, its attempt would not count.
    for (const id of begunProcessesOf(process.pid)) {
      seen.add(await attemptsOf(account));
      process.kill(id, "SIGKILL");
      await eventually(() => expect(certificateProcessesOf(process.pid)).not.toContain(id));
      // Skips the pause between two attempts.
      clock.shift += 60_000;
    }
    expect(await certificateOf(account)).toMatchObject(spent);
  };
  // The process has a low priority, so on a busy machine it waits for other processes.
  await vi.waitFor(killed, { timeout: 200_000, interval: 100 });
  expect([...seen]).toEqual([1, 2, 3]);
}, 240_000);

it("an attempt is no longer counted if the workers stop during the attempt", async () => {
  const account = await slow();
  clock.shift = 3000;
  await eventually(() => expect(certificateProcessesOf(process.pid)).not.toEqual([]));
  expect(await attemptsOf(account)).toBe(1);
  await stopChecks();
  expect(await attemptsOf(account)).toBe(0);
  startChecks();
});
