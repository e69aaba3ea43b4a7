import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findCallbackTarget } from "../../../server/webhooks/callback-target.ts";
import { post } from "../../../server/webhooks/post.ts";
import { startReceiver } from "./receiver.ts";

const patience = () => AbortSignal.timeout(5000);
const message = { headers: { "content-type": "application/json" }, body: '{"ñ":1}' };
const fileOf = (name: string) => fileURLToPath(new URL(`files/${name}`, import.meta.url));

describe("a request", () => {
  it("goes to the checked address, even if the host name now resolves to another address", async () => {
    const checked = await startReceiver(() => 204, "127.0.0.1");
    const other = await startReceiver(() => 204, "127.0.0.2", checked.port);
    let looks = 0;
    const network = {
      allowsPrivate: true,
      resolve: async () => (looks++ === 0 ? ["127.0.0.1"] : ["127.0.0.2"]),
    };
    const url = `http://rebinding.test:${checked.port}/hook`;
    const target = await findCallbackTarget(url, network, patience());
    if (typeof target === "string") {
      throw new Error(target);
    }
    expect(await post(target, message, patience())).toBe(204);
    expect(looks).toBe(1);
    expect(checked.received[0]).toMatchObject({
      body: message.body,
      headers: { host: `rebinding.test:${checked.port}`, "content-length": "8" },
    });
    expect(other.received).toEqual([]);
    await Promise.all([checked.close(), other.close()]);
  });

  it("returns timed-out when its time limit is reached", async () => {
    const silent = await startReceiver(() => undefined);
    const target = { url: new URL(silent.url), addresses: ["127.0.0.1"] };
    const start = performance.now();
    expect(await post(target, message, AbortSignal.timeout(100))).toBe("timed-out");
    expect(performance.now() - start).toBeLessThan(2000);
    await silent.close();
  });
});

describe("a request over TLS", () => {
  let port: number;
  const got: string[] = [];
  const server = createServer(
    { key: readFileSync(fileOf("hooks.key")), cert: readFileSync(fileOf("hooks.crt")) },
    (request, response) => {
      got.push(String(request.headers.host));
      response.writeHead(202).end();
    },
  );

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    port = (server.address() as AddressInfo).port;
  });

  afterAll(() => server.close());

  /** Posts to each host name from a process that trusts the test's certificate; returns the results in order. */
  function postFromTrustingProcess(...names: string[]): Promise<string[]> {
    const script = `
      import { post } from "./server/webhooks/post.ts";
      for (const name of ${JSON.stringify(names)}) {
        const target = { url: new URL(\`https://\${name}:${port}/\`), addresses: ["127.0.0.1"] };
        console.log(await post(target, { headers: {}, body: "{}" }, AbortSignal.timeout(5000)));
      }`;
    const child = spawn(
      process.execPath,
      ["--import", "ts-blank-space/register", "--input-type=module", "--eval", script],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: fileOf("hooks.crt") } },
    );
    return new Promise((resolve) => {
      let printed = "";
      child.stdout.on("data", (chunk) => {
        printed += chunk;
      });
      child.on("close", () => resolve(printed.trim().split("\n")));
    });
  }

  it("checks the certificate against the host name, not the address", async () => {
    const statuses = await postFromTrustingProcess("hooks.test", "other.test");
    expect(statuses).toEqual(["202", "not-connected"]);
    expect(got).toEqual([`hooks.test:${port}`]);
  });

  it("is not sent to a server with an untrusted certificate", async () => {
    const before = got.length;
    const target = { url: new URL(`https://hooks.test:${port}/`), addresses: ["127.0.0.1"] };
    expect(await post(target, message, patience())).toBe("not-connected");
    expect(got).toHaveLength(before);
  });
});
