import { afterAll, beforeAll, expect, it } from "vitest";
import { createMetrics } from "../../../server/metrics.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

let service: TestService;
let account: TestAccount;

beforeAll(async () => {
  const metrics = { count: createMetrics(), serve: true };
  service = await startService({}, { metrics });
  account = await createAccount(service, "us", { admin_password: "canary-7f3a" });
  await account.admin.post("/v1/documents", documentBody("us", "plain"));
  await account.admin.post("/v1/documents", {});
  await account.admin.get("/v1/documents/1");
  await account.admin.get("/v1/documents/999");
  await service.request("/v1/canary-path");
});

afterAll(() => service.close());

it("requests are counted by method, route and status", async () => {
  const answer = await service.request("/metrics");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toContain("text/plain");
  const text = await answer.text();
  const total = (labels: string) => `http_requests_total{${labels}} `;
  expect(text).toContain(`${total('method="POST",route="/v1/documents",status="201"')}1`);
  expect(text).toContain(`${total('method="POST",route="/v1/documents",status="400"')}1`);
  expect(text).toMatch(
    /http_requests_total\{method="GET",route="\/v1\/documents\/[^"]+",status="404"\} 1/,
  );
  expect(text).toContain(
    'http_request_duration_seconds_count{method="POST",route="/v1/documents"} 2',
  );
  expect(text).toContain("http_requests_running 1");
  expect(text).toContain("process_resident_memory_bytes");
});

it("nothing that a caller wrote, and no account, is in them", async () => {
  const text = await (await service.request("/metrics")).text();
  expect(text).not.toMatch(/canary|example\.com|account_id="|Bearer/);
});

it("they are not there where they have a port of their own", async () => {
  const apart = await startService({}, { metrics: { count: createMetrics(), serve: false } });
  expect((await apart.request("/metrics")).status).toBe(404);
  await apart.close();
});
