import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../server/config.ts";
import { ConfigError } from "../../server/config-values.ts";

const SECRET = "0123456789abcdef0123456789abcdef";

describe("the configuration", () => {
  it("needs no variable: each setting has a default or is undefined", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      corsOrigins: [],
      database: { engine: "sqlite", file: resolve("data/talonario.db") },
      secretKey: undefined,
      operator: undefined,
      webhookAllowPrivateNetworks: false,
      bodyLimitBytes: 4_194_304,
      smtpUrl: undefined,
      mailFrom: undefined,
      databaseReadUrl: undefined,
      databasePoolSize: 10,
      limits: { requestsPerToken: 0, requestsPerAccount: 0, requestsAtOnce: 0, failedLogins: 100 },
      metricsToken: undefined,
      trustedProxies: [],
      metricsPort: undefined,
      requestTimeoutSeconds: 60,
      responseTimeoutSeconds: 30,
      connectionLimit: 1000,
      shutdownDelaySeconds: 0,
      nativeSettings: {},
      responseChecks: "off",
    });
  });

  it("reads every variable (another test covers SECRET_KEY_PREVIOUS)", () => {
    const environment = {
      PORT: "0",
      HOST: "::",
      CORS_ORIGINS: "https://a.example,http://localhost:8080",
      DATABASE_URL: "postgres://user@db/talonario",
      SECRET_KEY: SECRET,
      OPERATOR_EMAIL: "ops@example.com",
      OPERATOR_PASSWORD: "twelve signs",
      WEBHOOK_ALLOW_PRIVATE_NETWORKS: "true",
      BODY_LIMIT_BYTES: "4096",
      SMTP_URL: "smtps://mail.example",
      MAIL_FROM: "invoices@mail.example",
      DATABASE_READ_URL: "postgres://user@standby/talonario",
      DATABASE_POOL_SIZE: "25",
      RATE_LIMIT_PER_TOKEN: "600",
      RATE_LIMIT_PER_ACCOUNT: "6000",
      CONCURRENCY_LIMIT: "200",
      LOGIN_FAILURE_LIMIT: "5",
      METRICS_TOKEN: "sixteen-letters1",
      TRUST_PROXY: "10.0.0.0/8, 192.0.2.7,2001:db8::/32",
      METRICS_PORT: "9464",
      REQUEST_TIMEOUT_SECONDS: "30",
      ANSWER_TIMEOUT_SECONDS: "20",
      CONNECTION_LIMIT: "50",
      SHUTDOWN_DELAY_SECONDS: "5",
      DIAN_SOFTWARE_ID: "56f2ae4e-9812-4fad-9255-08fcfcd5ccb0",
      DIAN_SOFTWARE_PIN: "12345",
      RESPONSE_CHECKS: "enforce",
    };
    expect(readConfig(environment)).toEqual({
      port: 0,
      host: "::",
      corsOrigins: ["https://a.example", "http://localhost:8080"],
      database: { engine: "postgres", url: "postgres://user@db/talonario" },
      secretKey: SECRET,
      operator: { email: "ops@example.com", password: "twelve signs" },
      webhookAllowPrivateNetworks: true,
      bodyLimitBytes: 4096,
      smtpUrl: "smtps://mail.example",
      mailFrom: "invoices@mail.example",
      databaseReadUrl: "postgres://user@standby/talonario",
      databasePoolSize: 25,
      limits: {
        requestsPerToken: 600,
        requestsPerAccount: 6000,
        requestsAtOnce: 200,
        failedLogins: 5,
      },
      metricsToken: "sixteen-letters1",
      trustedProxies: ["10.0.0.0/8", "192.0.2.7", "2001:db8::/32"],
      metricsPort: 9464,
      requestTimeoutSeconds: 30,
      responseTimeoutSeconds: 20,
      connectionLimit: 50,
      shutdownDelaySeconds: 5,
      nativeSettings: {
        dianSoftwareId: "56f2ae4e-9812-4fad-9255-08fcfcd5ccb0",
        dianSoftwarePin: "12345",
      },
      responseChecks: "enforce",
    });
  });

  it.each([
    ["file:data/a b.db", resolve("data/a b.db")],
    ["file:./a.db", resolve("a.db")],
    ["file:/var/lib/a.db", "/var/lib/a.db"],
    ["file:///var/lib/a%20b.db", "/var/lib/a b.db"],
  ])("reads the database URL %s as a file path", (url, file) => {
    expect(readConfig({ DATABASE_URL: url }).database).toEqual({ engine: "sqlite", file });
  });

  const bad: [string, string][] = [
    ["PORT", ""],
    ["PORT", "http"],
    ["PORT", "65536"],
    ["METRICS_PORT", "9464a"],
    ["DATABASE_READ_URL", "postgres://user@standby/talonario"],
    ["DATABASE_POOL_SIZE", "0"],
    ["RATE_LIMIT_PER_TOKEN", "-1"],
    ["REQUEST_TIMEOUT_SECONDS", "0"],
    ["ANSWER_TIMEOUT_SECONDS", "0"],
    ["CONNECTION_LIMIT", "0"],
    ["PORT", "-1"],
    ["PORT", "3000.5"],
    ["PORT", "1e3"],
    ["PORT", " 3000"],
    ["HOST", "not a host"],
    ["HOST", "300.1.1.1"],
    ["HOST", "http://localhost"],
    ["CORS_ORIGINS", "example.com"],
    ["CORS_ORIGINS", "https://example.com/path"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["DATABASE_URL", "talonario.db"],
    ["DATABASE_URL", "file:"],
    ["DATABASE_URL", "file::memory:"],
    ["DATABASE_URL", "file:folder/"],
    ["DATABASE_URL", "file:a.db?mode=ro"],
    ["DATABASE_URL", "file://host/a.db"],
    ["DATABASE_URL", "postgres://"],
    ["SECRET_KEY", ""],
    ["SECRET_KEY", "short"],
    ["SECRET_KEY", "0123456789abcdef0123456789abcde"],
    ["SECRET_KEY", "a".repeat(32)],
    ["SECRET_KEY", "abcabcabc".repeat(10)],
    ["SECRET_KEY_PREVIOUS", "short"],
    ["METRICS_TOKEN", "fifteen-letters"],
    ["METRICS_TOKEN", "no spaces in this one"],
    ["TRUST_PROXY", "1"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "balancer.example"],
    ["WEBHOOK_ALLOW_PRIVATE_NETWORKS", "yes"],
    ["BODY_LIMIT_BYTES", "0"],
    ["RESPONSE_CHECKS", "on"],
    ["BODY_LIMIT_BYTES", "10MB"],
    ["SMTP_URL", "mail.example"],
    ["SMTP_URL", "http://mail.example"],
    ["SMTP_URL", "smtp://%zz@mail.example"],
    ["SMTP_URL", "smtp://a:%ff@mail.example"],
    ["SMTP_URL", "smtp://info%:25secret@mail.example"],
    ["MAIL_FROM", "mail.example"],
    ["MAIL_FROM", "Invoices <invoices@mail.example>"],
    ["MAIL_FROM", "a@mail.example\r\nBcc: b@mail.example"],
    ["MAIL_FROM", "a@mail.example,b@mail.example"],
    ["OPERATOR_EMAIL", "ops@example.com"],
    ["OPERATOR_PASSWORD", "secret"],
  ];
  it.each(bad)("rejects %s=%j with one line that names the variable", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
  });

  it.each([
    "0123456789abcdef0123456789abcdef",
    "kqzwvmtjhxbynrpgkqzwvmtjhxbynrpg",
    "a passphrase of some length, with spaces",
  ])("accepts %j as the secret key", (key) => {
    expect(readConfig({ SECRET_KEY: key }).secretKey).toBe(key);
  });

  it("rejects a weak key or password, and names the command that generates a strong one", () => {
    const weak = () => readConfig({ SECRET_KEY: "a".repeat(32) });
    expect(weak).toThrow(/^SECRET_KEY is easy to guess: .*openssl rand -base64 33/);
    const digits = () => readConfig({ SECRET_KEY: "01234567890123456789012345678901234567" });
    expect(digits).toThrow(/^SECRET_KEY is easy to guess/);
    const operator = { OPERATOR_EMAIL: "ops@example.com", OPERATOR_PASSWORD: "elevensigns" };
    expect(() => readConfig(operator)).toThrow(/^OPERATOR_PASSWORD .* 12 .*openssl rand/);
  });

  it("rejects an operator's password or e-mail address that is longer than POST /auth accepts", () => {
    const OPERATOR_EMAIL = "ops@example.com";
    const long = () => readConfig({ OPERATOR_EMAIL, OPERATOR_PASSWORD: "é".repeat(1025) });
    expect(long).toThrow(/^OPERATOR_PASSWORD must have at most 1024 characters\.$/);
    expect(readConfig({ OPERATOR_EMAIL, OPERATOR_PASSWORD: "é".repeat(1024) })).toBeDefined();
    const other = `${"o".repeat(243)}@example.com`;
    const email = () => readConfig({ OPERATOR_EMAIL: other, OPERATOR_PASSWORD: "twelve signs" });
    expect(email).toThrow(/^OPERATOR_EMAIL .* at most 254 characters/);
  });

  it("accepts a weak previous key, so that a strong key can replace it", () => {
    const SECRET_KEY_PREVIOUS = "a".repeat(32);
    expect(readConfig({ SECRET_KEY: SECRET, SECRET_KEY_PREVIOUS }).previousSecretKey).toBe(
      SECRET_KEY_PREVIOUS,
    );
  });

  it("requires a secret key and an operator if the database is PostgreSQL", () => {
    const server = { DATABASE_URL: "postgres://db/talonario" };
    expect(() => readConfig(server)).toThrow(/SECRET_KEY/);
    expect(() => readConfig({ ...server, SECRET_KEY: SECRET })).toThrow(/OPERATOR_EMAIL/);
  });

  it("does not repeat the password of a rejected database URL", () => {
    expect(() => readConfig({ DATABASE_URL: "mysql://user:hunter2@db/x" })).toThrow(
      /^(?!.*hunter2)/,
    );
  });
});
