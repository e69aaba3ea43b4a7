import { operator } from "../../../chaos/server-process.ts";
import type { Attack } from "../attack.ts";
import { send, sendAll } from "../send.ts";

const MEGABYTE = 1024 * 1024;
const rejected = ["400", "401", "413", "429", "cut"];

const login = (email: string, password = "a wrong password", from = "127.0.0.3") => ({
  path: "/auth",
  body: JSON.stringify({ email, password }),
  from,
});

/** Logins and forged tokens that must not harm other callers. */
export const logins: readonly Attack[] = [
  {
    name: "logins with an e-mail address of 9.9 MB each",
    expects: rejected,
    async run({ url, strength }) {
      const long = "e".repeat(9.9 * MEGABYTE);
      const make = (number: number) => login(`${number}${long}@example.com`);
      return { responses: await sendAll(url, Math.ceil(430 * strength), 4, make) };
    },
  },
  {
    name: "2,000 wrong logins with different e-mail addresses, 64 at once",
    expects: rejected,
    async run({ url, strength }) {
      const make = (number: number) => login(`n${number}@example.com`);
      return { responses: await sendAll(url, Math.ceil(2000 * strength), 64, make) };
    },
  },
  {
    name: "150 wrong passwords for the operator at once, then the right one from another IP address",
    expects: ["401", "429"],
    async run({ url }) {
      const wrong = () => login(operator.email, "a wrong password", "127.0.0.4");
      const responses = await sendAll(url, 150, 150, wrong);
      const own = await send(url, login(operator.email, operator.password, "127.0.0.5"));
      const failures = own.status === "200" ? [] : [`the operator's login got ${own.status}`];
      if ((responses["401"] ?? 0) > 20)
        failures.push(`${responses["401"]} wrong passwords got 401; the limit is 20`);
      return { responses, failures };
    },
  },
  {
    name: "passwords of 8 MB",
    expects: rejected,
    async run({ url, strength }) {
      const password = "p".repeat(8 * MEGABYTE);
      const make = (number: number) => login(`p${number}@example.com`, password, "127.0.0.6");
      return { responses: await sendAll(url, Math.ceil(50 * strength), 8, make) };
    },
  },
  {
    name: "20,000 forged tokens",
    expects: ["401", "429"],
    async run({ url, strength }) {
      const make = (number: number) => ({
        path: "/v1/documents",
        token: `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(`{"sub":"operator","n":${number}}`).toString("base64url")}.AAAA`,
      });
      return { responses: await sendAll(url, Math.ceil(20_000 * strength), 32, make) };
    },
  },
];
