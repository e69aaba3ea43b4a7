import { afterAll, beforeAll, expect, it } from "vitest";
import { createMetrics } from "../../../server/metrics.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import { operatorOf } from "../client.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

const token = "the-watcher-s-own-token";
let service: TestService;
let account: TestAccount;

beforeAll(async () => {
  const metrics = { count: createMetrics(), serve: true, token };
  service = await startService({}, { metrics });
  account = await createAccount(service, "us", { admin_password: "canary-7f3a" });
  await account.admin.post("/v1/documents", documentBody("us", "plain"));
  await account.admin.post("/v1/documents", {});
  await account.admin.get("/v1/documents/1");
  await account.admin.get("/v1/documents/999");
  await service.request("/v1/canary-path");
});

afterAll(() => service.close());

function read(bearer: string | undefined, from = service): Promise<Response> {
  const headers = bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` };
  return from.request("/metrics", { headers });
}

it("requests are counted by method, route and status", async () => {
  const response = await read(token);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toContain("text/plain");
  const text = await response.text();
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

it("metrics contain no text from callers, and no account ids", async () => {
  const text = await (await read(token)).text();
  expect(text).not.toMatch(/canary|example\.com|account_id="|Bearer/);
});

it("the API does not serve metrics if metrics have their own port", async () => {
  const apart = await startService({}, { metrics: { count: createMetrics(), serve: false } });
  expect((await apart.request("/metrics")).status).toBe(404);
  await apart.close();
});

it("only the operator's token and the metrics token give access to metrics", async () => {
  const operator = await operatorOf(service);
  const watched = await Promise.all([token, operator.token].map((one) => read(one)));
  expect(watched.map(({ status }) => status)).toEqual([200, 200]);
  const wrong = [undefined, "x", `${token}x`, token.slice(1), token.toUpperCase()];
  for (const bearer of [...wrong, account.admin.token]) {
    const response = await read(bearer);
    expect(response.status).toBe(401);
    expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
  }
});

it("only the operator's token gives access to metrics if no metrics token is configured", async () => {
  const metrics = { count: createMetrics(), serve: true };
  const without = await startService({}, { metrics });
  const responses = await Promise.all([read("undefined", without), read("", without)]);
  expect(responses.map(({ status }) => status)).toEqual([401, 401]);
  expect((await read((await operatorOf(without)).token, without)).status).toBe(200);
  await without.close();
});
