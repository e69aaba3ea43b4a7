import { isIP } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import {
  readMetricsToken,
  readOperator,
  readPreviousKey,
  readSecretKey,
} from "./config-secrets.ts";
import type { Environment } from "./config-values.ts";
import {
  ConfigError,
  parseUrl,
  quote,
  readInteger,
  readSwitch,
  readWord,
  text,
} from "./config-values.ts";
import { isAddress } from "./email/address.ts";
import { isNetwork } from "./http/trusted-proxies.ts";

/** The database: one file, or a PostgreSQL server. */
export type DatabaseTarget =
  | { readonly engine: "sqlite"; readonly file: string }
  | { readonly engine: "postgres"; readonly url: string };

/** The checked configuration, with defaults for absent variables. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Origins whose pages may call `/v1`; `"*"` allows all. */
  readonly corsOrigins: readonly string[];
  readonly database: DatabaseTarget;
  /** At least 32 characters that are hard to guess; undefined only with an embedded database, whose key is a file beside it. */
  readonly secretKey: string | undefined;
  /** The previous `secretKey`, while stored secrets are being rewrapped. */
  readonly previousSecretKey: string | undefined;
  /** The operator's login; undefined only with an embedded database, which creates one. */
  readonly operator: { readonly email: string; readonly password: string } | undefined;
  readonly webhookAllowPrivateNetworks: boolean;
  /** The largest body of a document or an account, in bytes. */
  readonly bodyLimitBytes: number;
  /** The SMTP server; without one no e-mail is sent. */
  readonly smtpUrl: string | undefined;
  /** The sender's address; undefined takes one from `smtpUrl`. */
  readonly mailFrom: string | undefined;
  /** The URL of a PostgreSQL standby for reads; undefined without one. */
  readonly databaseReadUrl: string | undefined;
  /** PostgreSQL connections for work; a few more serve counters and health checks. */
  readonly databasePoolSize: number;
  readonly limits: LimitConfig;
  /** Opens `/metrics` to a caller other than the operator; undefined closes it to others. */
  readonly metricsToken: string | undefined;
  /** Addresses and networks of balancers that may name the caller's address. */
  readonly trustedProxies: readonly string[];
  /** Port of `/metrics`; undefined serves it on the main port. */
  readonly metricsPort: number | undefined;
  /** Seconds for a request to arrive, head and body. */
  readonly requestTimeoutSeconds: number;
  /** Seconds that a response may wait for its reader; four times as long in all. */
  readonly responseTimeoutSeconds: number;
  /** The most connections that a process holds. */
  readonly connectionLimit: number;
  /** Seconds for which a stopping server still takes requests while `/readyz` fails. */
  readonly shutdownDelaySeconds: number;
  /** Whether responses are validated against the spec: a wrong one is logged, or is a 500. */
  readonly responseChecks: "off" | "log" | "enforce";
}

/** The limits of a process; 0 is no limit. */
export interface LimitConfig {
  readonly requestsPerToken: number;
  readonly requestsPerAccount: number;
  readonly requestsAtOnce: number;
  /** Wrong passwords allowed per e-mail and address in 15 minutes. */
  readonly failedLogins: number;
}

const DEFAULT_DATABASE_URL = "file:data/talonario.db";
const MEBIBYTE = 1024 * 1024;
const LARGEST_BODY_LIMIT = 1024 * MEBIBYTE;
const HOST_NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

/** Reads only the location of the database; throws `ConfigError` for an invalid one. */
export function readDatabaseTarget(environment: Environment): DatabaseTarget {
  return readDatabase(text(environment, "DATABASE_URL") ?? DEFAULT_DATABASE_URL);
}

/** Reads the configuration; throws `ConfigError` at the first invalid value. */
export function readConfig(environment: Environment): Config {
  const database = readDatabaseTarget(environment);
  const config: Config = {
    port: readInteger(environment, "PORT", 3000, 0, 65535),
    host: readHost(environment),
    corsOrigins: readOrigins(environment),
    database,
    secretKey: readSecretKey(environment),
    previousSecretKey: readPreviousKey(environment),
    operator: readOperator(environment),
    webhookAllowPrivateNetworks: readSwitch(environment, "WEBHOOK_ALLOW_PRIVATE_NETWORKS"),
    bodyLimitBytes: readInteger(
      environment,
      "BODY_LIMIT_BYTES",
      4 * MEBIBYTE,
      1,
      LARGEST_BODY_LIMIT,
    ),
    smtpUrl: readSmtpUrl(environment),
    mailFrom: readMailFrom(environment),
    databaseReadUrl: readStandby(environment, database),
    databasePoolSize: readInteger(environment, "DATABASE_POOL_SIZE", 10, 1, 1000),
    limits: readLimits(environment),
    metricsToken: readMetricsToken(environment),
    trustedProxies: readProxies(environment),
    metricsPort: readMetricsPort(environment),
    requestTimeoutSeconds: readInteger(environment, "REQUEST_TIMEOUT_SECONDS", 60, 1, 3600),
    responseTimeoutSeconds: readInteger(environment, "ANSWER_TIMEOUT_SECONDS", 30, 1, 3600),
    connectionLimit: readInteger(environment, "CONNECTION_LIMIT", 1000, 1, 1_000_000),
    shutdownDelaySeconds: readInteger(environment, "SHUTDOWN_DELAY_SECONDS", 0, 0, 600),
    responseChecks: readWord(environment, "RESPONSE_CHECKS", ["off", "log", "enforce"]),
  };
  if (database.engine === "postgres" && config.secretKey === undefined) {
    throw new ConfigError("SECRET_KEY is missing: a PostgreSQL database needs one.");
  }
  if (database.engine === "postgres" && config.operator === undefined) {
    throw new ConfigError(
      "OPERATOR_EMAIL and OPERATOR_PASSWORD are missing: a PostgreSQL database needs them.",
    );
  }
  return config;
}

function readLimits(environment: Environment): LimitConfig {
  const read = (name: string, absent: number) =>
    readInteger(environment, name, absent, 0, 1_000_000_000);
  return {
    requestsPerToken: read("RATE_LIMIT_PER_TOKEN", 0),
    requestsPerAccount: read("RATE_LIMIT_PER_ACCOUNT", 0),
    requestsAtOnce: read("CONCURRENCY_LIMIT", 0),
    failedLogins: read("LOGIN_FAILURE_LIMIT", 100),
  };
}

function readMetricsPort(environment: Environment): number | undefined {
  const port = readInteger(environment, "METRICS_PORT", -1, 0, 65535);
  return port === -1 ? undefined : port;
}

function readStandby(environment: Environment, database: DatabaseTarget): string | undefined {
  const value = text(environment, "DATABASE_READ_URL");
  if (value !== undefined && (database.engine !== "postgres" || !isPostgresUrl(parseUrl(value)))) {
    throw new ConfigError(
      "DATABASE_READ_URL must be postgres://<user>@<host>/<database>, beside a DATABASE_URL of the same kind.",
    );
  }
  return value;
}

function isPostgresUrl(url: URL | undefined): boolean {
  return url !== undefined && /^postgres(ql)?:$/.test(url.protocol) && url.hostname !== "";
}

function readHost(environment: Environment): string {
  const value = text(environment, "HOST") ?? "127.0.0.1";
  const isNumeric = /^[0-9.]+$/.test(value);
  if (isIP(value) === 0 && (isNumeric || value.length > 253 || !HOST_NAME.test(value))) {
    throw new ConfigError(`HOST must be an IP address or a host name, not ${quote(value)}.`);
  }
  return value;
}

function readDatabase(value: string): DatabaseTarget {
  if (value.startsWith("file:")) {
    return { engine: "sqlite", file: readFilePath(value) };
  }
  if (!isPostgresUrl(parseUrl(value))) {
    // Not quoted: the URL may contain a password.
    throw new ConfigError(
      "DATABASE_URL must be file:<path> or postgres://<user>@<host>/<database>.",
    );
  }
  return { engine: "postgres", url: value };
}

function readFilePath(value: string): string {
  const path = value.slice("file:".length);
  const wrong = new ConfigError(
    `DATABASE_URL must name a file after "file:", with no host and no options, not ${quote(value)}.`,
  );
  if (path === "" || path.endsWith("/") || /[?#\0]/.test(path) || path.startsWith(":")) {
    throw wrong;
  }
  if (!path.startsWith("//")) {
    return resolve(path);
  }
  try {
    return fileURLToPath(value);
  } catch {
    throw wrong;
  }
}

function readProxies(environment: Environment): readonly string[] {
  const value = text(environment, "TRUST_PROXY");
  const networks = value?.split(",").map((network) => network.trim()) ?? [];
  for (const network of networks) {
    if (!isNetwork(network)) {
      throw new ConfigError(
        `TRUST_PROXY must list addresses or networks of your balancers, such as 10.0.0.0/8, not ${quote(network)}.`,
      );
    }
  }
  return networks;
}

function readOrigins(environment: Environment): readonly string[] {
  const value = text(environment, "CORS_ORIGINS");
  const origins = value?.split(",").map((origin) => origin.trim()) ?? [];
  for (const origin of origins) {
    if (origin !== "*" && !isOrigin(origin)) {
      throw new ConfigError(
        `CORS_ORIGINS must list origins such as https://app.example.com, not ${quote(origin)}.`,
      );
    }
  }
  return origins;
}

function isOrigin(value: string): boolean {
  const url = parseUrl(value);
  return url !== undefined && /^https?:$/.test(url.protocol) && url.origin === value;
}

function readSmtpUrl(environment: Environment): string | undefined {
  const value = text(environment, "SMTP_URL");
  const url = value === undefined ? undefined : parseUrl(value);
  if (
    value !== undefined &&
    (url === undefined || !/^smtps?:$/.test(url.protocol) || url.hostname === "")
  ) {
    throw new ConfigError("SMTP_URL must be smtp://<host> or smtps://<host>.");
  }
  if (url !== undefined && !canDecode(url.username + url.password)) {
    throw new ConfigError(
      "SMTP_URL has a login that is not percent-encoded UTF-8; write % as %25.",
    );
  }
  return value;
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function readMailFrom(environment: Environment): string | undefined {
  const value = text(environment, "MAIL_FROM");
  if (value !== undefined && !(isAddress(value) && /^[!-~]+$/.test(value))) {
    throw new ConfigError(
      `MAIL_FROM must be one address such as invoices@example.com, not ${quote(value)}.`,
    );
  }
  return value;
}
