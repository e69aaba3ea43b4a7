import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen } from "../client/listen.ts";
import { run } from "../package/run.ts";
import { countryCodes } from "../server/countries/known.ts";
import { operator, startService } from "../server/service.ts";
import { samples } from "./operations.ts";
import { startPrism } from "./start-prism.ts";
import { hasTools, reportLeftOut } from "./tools.ts";

reportLeftOut("a third-party mock server and client generator");

type Call = (options: object) => Promise<{ data?: Record<string, never>; response: Response }>;
type Sdk = Readonly<Record<string, Call>>;

describe.skipIf(!hasTools)("a third-party mock server", () => {
  let prism: Awaited<ReturnType<typeof startPrism>>;

  beforeAll(async () => {
    prism = await startPrism("generated/openapi.json");
  }, 60_000);

  afterAll(() => prism.close());

  // A mock server cannot make up a response that is a file, such as a PDF.
  it.each(samples().filter(({ isFile }) => !isFile))(
    "accepts the sample request of $id and responds with a declared success status",
    async ({ method, path, body, successes }) => {
      const headers = new Headers({ Authorization: "Bearer token" });
      if (body !== undefined) headers.set("Content-Type", "application/json");
      const init = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await fetch(prism.url + path, { method, headers, ...init });
      expect(await response.text()).not.toContain("sl-violations");
      expect(successes).toContain(response.status);
    },
  );

  it("rejects a body that openapi.json does not allow", async () => {
    const headers = { "Content-Type": "application/json" };
    const init = { method: "POST", headers, body: '{"email":"a@b.example"}' };
    expect((await fetch(`${prism.url}/auth`, init)).status).toBe(400);
  });
});

describe.skipIf(!hasTools)("a client from a third-party generator", () => {
  let folder: string;
  let url: string;
  let close: () => Promise<void>;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "talonario-client-"));
    const program = path.resolve("test/outside/node_modules/@hey-api/openapi-ts/bin/run.js");
    const input = ["-i", path.resolve("generated/openapi.json"), "-c", "@hey-api/client-fetch"];
    await run(process.execPath, [program, ...input, "-o", folder], tmpdir());
    const service = await startService();
    const server = await listen(service);
    url = server.url;
    close = async () => {
      await server.close();
      await service.close();
    };
  }, 120_000);

  afterAll(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("compiles", async () => {
    const compiler = path.resolve("node_modules/typescript/bin/tsc");
    const options = ["--noEmit", "--strict", "--skipLibCheck", "--target", "es2023"];
    const modules = ["--module", "preserve", "--lib", "es2023,dom,dom.iterable", "index.ts"];
    await run(process.execPath, [compiler, ...options, ...modules], folder);
  }, 120_000);

  it("registers an account in each country, then issues, reads and lists a document", async () => {
    const sdk: Sdk = await import(path.join(folder, "index.ts"));
    const call = async (name: string, options: object) => {
      const { data, response } = (await sdk[name]?.({ baseUrl: url, ...options })) ?? {};
      expect(response?.ok, `${name}: ${response?.status}`).toBe(true);
      return data;
    };
    const login = async (email: string, password: string) =>
      (await call("authenticate", { body: { email, password } }))?.access_token;
    const chief = await login(operator.email, operator.password);
    for (const country of countryCodes) {
      const body = example(`account-create/${country}.json`);
      await call("createAccount", { body, auth: chief });
      const auth = await login(body.admin_email, body.admin_password);
      const [first = ""] = readdirSync(`generated/examples/document-create/${country}`);
      const made = await call("createDocument", {
        body: example(`document-create/${country}/${first}`),
        auth,
      });
      const document_id = String(made?.document_id);
      await call("getDocument", { path: { document_id }, auth });
      await call("listDocuments", { query: { limit: 1 }, auth });
    }
  }, 60_000);
});

function example(name: string) {
  return JSON.parse(readFileSync(`generated/examples/${name}`, "utf8"));
}
