import { afterAll, beforeAll, expect, it } from "vitest";
import { type Listening, listen } from "../../../server/http/listen.ts";
import { createMetrics } from "../../../server/metrics.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount } from "../accounts.ts";
import { eventually } from "../eventually.ts";
import { startService, type TestService } from "../service.ts";
import { openRaw } from "./raw-connection.ts";

const metrics = { count: createMetrics(), serve: false };
let service: TestService;
let listening: Listening;
let account: TestAccount;

beforeAll(async () => {
  service = await startService({}, { metrics });
  account = await createAccount(service, "cl");
  listening = await listen(service.fetch, {
    port: 0,
    host: "127.0.0.1",
    requestTimeoutSeconds: 60,
    responseTimeoutSeconds: 60,
    connectionLimit: 100,
  });
});

afterAll(async () => {
  listening.server.closeAllConnections();
  await new Promise((resolve) => listening.server.close(resolve));
  await service.close();
});

const head = (path: string, ...more: string[]) =>
  [
    `POST ${path} HTTP/1.1`,
    "Host: a",
    `Authorization: Bearer ${account.admin.token}`,
    "Content-Type: application/json",
    ...more,
    "\r\n",
  ].join("\r\n");

const uploads: [string, string, () => string][] = [
  ["of a document", "/v1/documents", () => `${head("/v1/documents", "Content-Length: 100000")}{"`],
  [
    "in chunks",
    "/v1/company_branches",
    () => `${head("/v1/company_branches", "Transfer-Encoding: chunked")}4\r\n{"na\r\n`,
  ],
  ["of a login", "/auth", () => `${head("/auth", "Content-Length: 100")}{"email":`],
];

it.each(uploads)(
  "an aborted upload %s counts as a 499 and not as a server error",
  async (_, route, words) => {
    const counted = (status: number) =>
      `http_requests_total{method="POST",route="${route}",status="${status}"}`;
    const before = service.logged().length;
    for (let count = 0; count < 5; count++) {
      const connection = await openRaw(listening.url);
      connection.send(words());
      await eventually(async () => {
        expect(await metrics.count.text()).toContain("http_requests_running 1");
      });
      connection.hangUp();
      await connection.ended;
      await eventually(async () => {
        expect(await metrics.count.text()).toContain("http_requests_running 0");
      });
    }
    const text = await metrics.count.text();
    expect(text).toContain(`${counted(499)} 5`);
    expect(text).not.toMatch(/status="5[0-9]{2}"/);
    const logged = service.logged().slice(before);
    expect(logged).not.toContain('"level":50');
    expect(logged.match(/"status":499/g)).toHaveLength(5);
  },
);
