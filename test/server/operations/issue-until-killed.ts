import type { DatabaseTarget } from "../../../server/config-addresses.ts";
import { openStore, type Store } from "../../../server/store/store.ts";
import { createAccount, documentBody, type TestAccount } from "../accounts.ts";
import { startService } from "../service.ts";

// This process issues documents, prints each account's document numbers, and issues one more document per account.
// The process kills itself when one of these last documents has a number but no signature.
const target = JSON.parse(process.argv[2] ?? "") as DatabaseTarget;
const bases = JSON.parse(process.argv[3] ?? "") as readonly (readonly [string, string])[];
const REPORTED = 4;

const store = await openStore(target);
let isLast = false;
let isNumbered = false;
const watched: Store = {
  ...store,
  async write(work) {
    const value = await store.write(work);
    isNumbered = isLast;
    return value;
  },
  read(work) {
    if (isNumbered) process.kill(process.pid, "SIGKILL");
    return store.read(work);
  },
};
const service = await startService({ store: watched });
const accounts = new Map<string, TestAccount>();
for (const [country] of bases) accounts.set(country, await createAccount(service, country));

const issue = async ([country, base]: readonly [string, string]) =>
  (await accounts.get(country)?.admin.post("/v1/documents", documentBody(country, base)))?.body;

const reported = await Promise.all(
  bases.map(async (one) => {
    const made = await Promise.all(Array.from({ length: REPORTED }, () => issue(one)));
    const numbers = made.map((document) => document?.header.document_number);
    return { country: one[0], id: accounts.get(one[0])?.id, numbers };
  }),
);
await new Promise((done) =>
  process.stdout.write(`${JSON.stringify(reported)}\n`, () => done(undefined)),
);
isLast = true;
await Promise.all(bases.map(issue));
