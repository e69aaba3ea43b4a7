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

it("a certificate without attempts left is too costly, and is not opened until it is renewed", async () => {
  const account = await chile(good);
  await setAttempts(account, 3);
  clock.shift = 3000;
  const spent = { state: "invalid", reasons: ["too-costly"] };
  expect(await checked(account)).toMatchObject(spent);
  // The file is good: opening it would show that.
  clock.shift = 60_000;
  const operator = await operatorOf(service);
  await operator.post(`/v1/accounts/${account.id}/certificate/checks`, undefined);
  await atRest();
  expect(await certificateOf(account)).toMatchObject(spent);
  await renew(account, { certificate_password: good.certificate_password });
  await eventually(async () => expect((await certificateOf(account)).state).toBe("valid"));
  expect(await attemptsOf(account)).toBe(0);
});

it("a file that asks for too much work is not opened a second time", async () => {
  const account = await chile(pfxOf("slow", "secret"));
  clock.shift = 3000;
  expect(await checked(account)).toMatchObject({ state: "invalid", reasons: ["too-costly"] });
  expect(await attemptsOf(account)).toBe(3);
});

it("an attempt is counted before it begins, and the third that ends early is the last", async () => {
  const account = await slow();
  clock.shift = 3000;
  const seen = new Set<number | undefined>();
  const spent = { state: "invalid", reasons: ["too-costly"] };
  const killed = async () => {
    // A process that has not begun to read its file does not count, and is started again.
    for (const id of begunProcessesOf(process.pid)) {
      seen.add(await attemptsOf(account));
      process.kill(id, "SIGKILL");
      await eventually(() => expect(certificateProcessesOf(process.pid)).not.toContain(id));
      // Between two attempts there is a pause.
      clock.shift += 60_000;
    }
    expect(await certificateOf(account)).toMatchObject(spent);
  };
  // The process has a low priority: on a busy machine it waits for all others.
  await vi.waitFor(killed, { timeout: 200_000, interval: 100 });
  expect([...seen]).toEqual([1, 2, 3]);
}, 240_000);

it("an attempt that is ended with the service does not count", async () => {
  const account = await slow();
  clock.shift = 3000;
  await eventually(() => expect(certificateProcessesOf(process.pid)).not.toEqual([]));
  expect(await attemptsOf(account)).toBe(1);
  await stopChecks();
  expect(await attemptsOf(account)).toBe(0);
  startChecks();
});
