import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../client.ts";
import { operatorOf } from "../client.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

const origin = "https://app.example.com";
const asks = { Origin: origin, "Access-Control-Request-Method": "POST" };

let closed: TestService;
let open: TestService;
let any: TestService;
let operator: Client;

beforeAll(async () => {
  closed = await startService();
  open = await startService({}, { corsOrigins: [origin, "http://localhost:8080"] });
  any = await startService({}, { corsOrigins: ["*"] });
  operator = await operatorOf(open);
});

afterAll(() => Promise.all([closed, open, any].map((service) => service.close())));

describe("a response", () => {
  it.each(["/v1/accounts", "/auth", "/v1/nothing", "/livez"])(
    "to %s forbids caching, MIME sniffing and framing",
    async (path) => {
      const { headers } = await closed.request(path);
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("Referrer-Policy")).toBe("no-referrer");
      expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it("to /docs has the page's own Content-Security-Policy", async () => {
    const { headers } = await closed.request("/docs");
    expect(headers.get("Content-Security-Policy")).toContain("script-src 'self'");
  });
});

describe("a page of another origin", () => {
  it.each(["/v1/documents", "/auth"])(
    "may preflight and call %s if the origin is configured",
    async (path) => {
      const asked = await open.request(path, { method: "OPTIONS", headers: asks });
      expect(asked.status).toBe(204);
      expect(asked.headers.get("Access-Control-Allow-Origin")).toBe(origin);
      expect(asked.headers.get("Access-Control-Allow-Headers")).toContain("Idempotency-Key");
      expect(asked.headers.get("Access-Control-Allow-Methods")).toContain("PATCH");
      const called = await open.request(path, { headers: { Origin: origin } });
      expect(called.headers.get("Access-Control-Allow-Origin")).toBe(origin);
      expect(called.headers.get("Access-Control-Expose-Headers")).toContain("Location");
      expect(called.headers.get("Vary")).toContain("Origin");
    },
  );

  it("may read both errors and successful responses", async () => {
    const headers = { Origin: origin, Authorization: `Bearer ${operator.token}` };
    for (const [path, status] of [
      ["/v1/accounts", 200],
      ["/v1/accounts/999", 404],
    ] as const) {
      const response = await open.request(path, { headers });
      expect(response.status).toBe(status);
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe(origin);
    }
  });

  it("may not preflight or call if the origin is not configured", async () => {
    const other = { ...asks, Origin: "https://evil.example.com" };
    for (const service of [open, closed]) {
      const asked = await service.request("/v1/documents", { method: "OPTIONS", headers: other });
      expect(asked.status).toBe(405);
      expect(asked.headers.has("Access-Control-Allow-Origin")).toBe(false);
      const called = await service.request("/v1/documents", { headers: other });
      expect(called.headers.has("Access-Control-Allow-Origin")).toBe(false);
    }
    const asked = await closed.request("/v1/documents", { method: "OPTIONS", headers: asks });
    expect(asked.status).toBe(405);
  });

  it("may call if `*` is configured, whatever the page's origin", async () => {
    const response = await any.request("/v1/documents", {
      headers: { Origin: "https://x.example" },
    });
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  });
});
