import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore } from "../../../server/store/store.ts";
import { accountBase, documentBases } from "../countries/base-bodies.ts";
import type { MailServer } from "../email/mail-server.ts";
import { startMailServer } from "../email/mail-server.ts";
import { eventually } from "../eventually.ts";
import type { Program } from "../program.ts";
import { databaseUrlOf, startProgram } from "../program.ts";
import type { TestDatabase } from "../store/engines.ts";
import { describeEngines } from "../store/engines.ts";
import type { Receiver } from "../webhooks/receiver.ts";
import { startReceiver } from "../webhooks/receiver.ts";

const PATIENCE_MS = 60_000;
const OPERATOR = { email: "operator@example.com", password: "operator-c4n4ryWord" };
// No value is part of another, so a leaked value identifies its secret.
const canaries = {
  operator: OPERATOR.password,
  secretKey: "secret-key-c4n4ryWord-of-32-characters",
  adminPassword: "admin-c4n4ryWord",
  file: "file-c4n4ryWord",
  form: "form-c4n4ryWord",
  key: "pem-c4n4ryWord",
  certificate: "cer-c4n4ryWord",
  certificatePassword: "pfx-c4n4ryWord",
  renewed: "renewed-c4n4ryWord",
  callbackPassword: "callback-c4n4ryWord",
  newPassword: "new-password-c4n4ryWord",
  metricsToken: "metrics-token-c4n4ryWord",
  callbackUrl: "callback-url-c4n4ryWord",
  smtp: "smtp-c4n4ryWord",
};

describeEngines("a secret", (engine) => {
  let database: TestDatabase;
  let program: Program;
  let receiver: Receiver;
  let mails: MailServer;
  const responses: string[] = [];
  let signingSecret = "";

  beforeAll(async () => {
    database = await engine.create();
    receiver = await startReceiver((n) => (n === 1 ? 500 : 204));
    mails = await startMailServer(undefined, true);
    program = await startProgram({
      DATABASE_URL: databaseUrlOf(database.target),
      SECRET_KEY: canaries.secretKey,
      OPERATOR_EMAIL: OPERATOR.email,
      OPERATOR_PASSWORD: OPERATOR.password,
      METRICS_TOKEN: canaries.metricsToken,
      WEBHOOK_ALLOW_PRIVATE_NETWORKS: "1",
      SMTP_URL: `smtp://mailer:${canaries.smtp}@127.0.0.1:${mails.port}`,
    });
  }, PATIENCE_MS);

  afterAll(async () => {
    await program?.end("SIGKILL");
    await receiver.close();
    await mails.close();
    await database.drop();
  });

  async function send(
    method: string,
    path: string,
    body?: unknown,
    token?: string,
    key = `${method} ${path}`,
  ) {
    const response = await fetch(`${program.url}${path}`, {
      method,
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": key,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    responses.push(JSON.stringify([...response.headers]) + text);
    return { status: response.status, body: text === "" ? {} : JSON.parse(text) };
  }

  const logIn = async (email: string, password: string) =>
    String((await send("POST", "/auth", { email, password })).body.access_token);

  it(
    "appears in no response, log, metric or stored data",
    async () => {
      const operator = await logIn(OPERATOR.email, OPERATOR.password);
      const base64 = (text: string) => Buffer.from(text).toString("base64");
      const account = {
        ...accountBase("co"),
        admin_email: "admin@example.com",
        admin_password: canaries.adminPassword,
        registration_additional_data: {
          registration_test_set_id: "set",
          registration_form_rut: base64(`%PDF ${canaries.form}`),
          certificate_file: base64(`0 ${canaries.file}`),
          certificate_key: canaries.key,
          certificate_cer: canaries.certificate,
          certificate_password: canaries.certificatePassword,
        },
      };
      const created = await send("POST", "/v1/accounts", account, operator);
      expect(created.status).toBe(201);
      const id = created.body.account_id;
      // Sends the secrets again: in the same body, in invalid bodies, and as values of other members.
      expect((await send("POST", "/v1/accounts", account, operator)).status).toBe(201);
      const wrong = { ...account, country_id: canaries.file, admin_email: canaries.adminPassword };
      expect((await send("POST", "/v1/accounts?again", wrong, operator)).status).toBe(400);
      await send(
        "POST",
        "/v1/accounts",
        `{"admin_password": "${canaries.adminPassword}"`,
        operator,
      );
      await send("POST", "/auth", { email: "admin@example.com", password: canaries.file });
      await send("POST", "/auth", { email: canaries.adminPassword, password: "x" });

      const admin = await logIn("admin@example.com", canaries.adminPassword);
      const subscription = {
        callback_url: receiver.url,
        callback_username: "user",
        callback_password: canaries.callbackPassword,
      };
      const made = await send("POST", "/v1/webhook_subscriptions", subscription, admin);
      expect(made.status).toBe(201);
      signingSecret = made.body.signing_secret;
      // Only this response contains this signing secret.
      responses.splice(responses.length - 1, 1);
      await send("POST", "/v1/webhook_subscriptions", subscription, admin);
      const inUrl = { callback_url: `http://user:${canaries.callbackUrl}@127.0.0.1:1/hook` };
      const bare = await send("POST", "/v1/webhook_subscriptions", inUrl, admin, "another key");
      expect(bare.body.callback_url).toBe("http://127.0.0.1:1/hook");
      const besides = { ...subscription, ...inUrl };
      const warned = await send("POST", "/v1/webhook_subscriptions", besides, admin, "a third key");
      expect(warned.body.warnings).toHaveLength(1);
      const rejected = { callback_url: `ftp://user:${canaries.callbackUrl}@127.0.0.1:1/hook` };
      expect((await send("POST", "/v1/webhook_subscriptions", rejected, admin)).status).toBe(400);
      const renewed = { registration_additional_data: { certificate_password: canaries.renewed } };
      expect((await send("PATCH", `/v1/accounts/${id}`, renewed, admin)).status).toBe(200);
      const [, document] = documentBases("co")[0] ?? expect.unreachable();
      const mailed = { ...document, options: { send_email: 1 } };
      expect((await send("POST", "/v1/documents", mailed, admin)).status).toBe(201);
      await eventually(() => {
        expect(receiver.received.length).toBeGreaterThan(1);
        expect(mails.mails).toHaveLength(1);
      });
      expect(mails.logins).toEqual([`mailer ${canaries.smtp}`]);
      const sent = receiver.received[0]?.headers.authorization ?? "";
      expect(Buffer.from(sent.slice("Basic ".length), "base64").toString()).toBe(
        `user:${canaries.callbackPassword}`,
      );
      for (const path of [
        "/v1/accounts",
        `/v1/accounts/${id}`,
        `/v1/accounts/${id}/certificate`,
        "/v1/webhook_subscriptions",
        "/v1/webhook_deliveries",
        "/v1/documents",
        "/metrics",
        "/readyz",
        "/openapi.json",
      ]) {
        const response = await fetch(`${program.url}${path}`, {
          headers: {
            Authorization: `Bearer ${path === "/metrics" ? canaries.metricsToken : admin}`,
          },
        });
        expect(response.status, path).toBe(200);
        responses.push(await response.text());
      }
      const change = { password: canaries.adminPassword, new_password: canaries.newPassword };
      const place = `/v1/accounts/${id}/password`;
      expect((await send("PUT", place, change, admin)).status).toBe(200);
      const again = await logIn("admin@example.com", canaries.newPassword);
      expect((await send("PUT", place, change, again)).status).toBe(400);
      expect((await send("POST", "/auth/revoke", undefined, again)).status).toBe(204);
      expect(responses.length).toBeGreaterThan(15);
      expect(leaks(responses.join("\n"))).toEqual([]);

      // Searches the stored data while the program runs, and after the program is killed.
      expect(leaks(await stored())).toEqual([]);
      await program.end("SIGKILL");
      expect(leaks(await stored())).toEqual([]);
      expect(leaks(program.printed())).toEqual([]);
      expect(program.printed()).toContain('"msg":"request"');
    },
    PATIENCE_MS,
  );

  it("is found by `leaks` in base64, in hexadecimal digits and in capitals", () => {
    expect(leaks(Buffer.from(`x${canaries.file}`).toString("base64"))).toEqual(["file"]);
    expect(leaks(canaries.renewed.toUpperCase())).toEqual(["renewed"]);
    expect(leaks(Buffer.from(canaries.key).toString("hex"))).toEqual(["key"]);
  });

  /** All stored data: the bytes of the SQLite files, or the rows of the PostgreSQL tables. */
  async function stored(): Promise<string> {
    if (database.target.engine === "sqlite") {
      const folder = dirname(database.target.file);
      const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
      expect(files.length).toBeGreaterThan(1);
      return Buffer.concat(files).toString("latin1");
    }
    const store = await openStore(database.target);
    const rows = await store.read(async (session) => {
      const { rows: tables } = await session.run<{ name: string }>(
        { sql: "select tablename as name from pg_tables where schemaname = current_schema()" },
        [],
      );
      const all: unknown[] = [];
      for (const { name } of tables) {
        all.push(...(await session.run({ sql: `select * from "${name}"` }, [])).rows);
      }
      return all;
    });
    await store.close();
    expect(rows.length).toBeGreaterThan(10);
    return JSON.stringify(rows);
  }

  function leaks(text: string): string[] {
    const searched = text.toLowerCase();
    const all = { ...canaries, ...(signingSecret !== "" && { signing: signingSecret.slice(6) }) };
    return Object.entries(all).flatMap(([name, canary]) =>
      spellings(canary).some((one) => searched.includes(one.toLowerCase())) ? [name] : [],
    );
  }
});

/** A word as plain text, in base64 at each of the three byte offsets, and in hexadecimal digits. */
function spellings(word: string): string[] {
  const base64 = [0, 1, 2].map((before) => {
    const text = Buffer.from("\0".repeat(before) + word).toString("base64");
    const first = Math.ceil((before * 8) / 6);
    return text.slice(first, Math.floor(((before + word.length) * 8) / 6));
  });
  return [word, ...base64, Buffer.from(word).toString("hex")];
}
