import { afterAll, beforeAll, expect, it } from "vitest";
import { createAccount, documentBody, type TestAccount } from "../accounts.ts";
import type { Reply } from "../client.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

let service: TestService;
let account: TestAccount;

beforeAll(async () => {
  service = await startService();
  account = await createAccount(service, "cl");
});

afterAll(() => service.close());

const members = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`m${number}`, "0"]));
const numbers = (count: number) => Array.from({ length: count }, (_, number) => 1_000_000 + number);

async function logIn(body: object): Promise<Reply> {
  const headers = { "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const response = await service.request("/auth", init);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

function create(given: { header?: object; references?: object[] }): Promise<Reply> {
  const base = documentBody("cl", "invoice");
  const header = { ...base.header, ...given.header };
  return account.admin.post("/v1/documents", { ...base, ...given, header });
}

const unknown = (count: number) =>
  numbers(count).map((reference_document_id) => ({
    reference_document_id,
    reference_code: 1,
    description: "d",
  }));

const ways: [string, (count: number) => Promise<Reply>][] = [
  ["unknown members", (count) => create({ header: members(count) })],
  [
    "unknown members at a login",
    (count) => logIn({ email: "a@example.com", password: "b", ...members(count) }),
  ],
  ["references to unknown documents", (count) => create({ references: unknown(count) })],
  [
    "unknown parameters",
    (count) => account.admin.get(`/v1/documents?${new URLSearchParams(members(count))}`),
  ],
  [
    "unknown members and parameters",
    (count) => {
      const half = Math.floor(count / 2);
      const path = `/v1/documents?${new URLSearchParams(members(half))}`;
      const base = documentBody("cl", "invoice");
      const header = { ...base.header, ...members(count - half) };
      return account.admin.post(path, { ...base, header });
    },
  ],
];

it.each(ways)(
  "%s: at most a hundred errors are reported; if there are more, `truncated` is true",
  async (_, ask) => {
    const [all, more, most] = [await ask(100), await ask(101), await ask(500)];
    for (const { status, body } of [all, more, most]) {
      expect([status, body.errors?.length]).toEqual([400, 100]);
      const places = body.errors?.map(({ pointer, parameter }) => pointer ?? `?${parameter}`);
      expect(new Set(places).size).toBe(100);
    }
    expect(all.body).not.toHaveProperty("truncated");
    expect(more.body).toMatchObject({ truncated: true });
    expect(most.body).toMatchObject({ truncated: true });
  },
);

it("the response to 1000 references to unknown documents has a hundred errors, and `truncated` is true", async () => {
  const response = await create({ references: unknown(1000) });
  expect([response.status, response.body.errors?.length]).toEqual([400, 100]);
  expect(response.body).toMatchObject({ truncated: true });
  expect(service.logged()).not.toContain('"level":50');
});
