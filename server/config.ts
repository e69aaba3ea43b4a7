import type { DatabaseTarget } from "./config-addresses.ts";
import {
  readDatabase,
  readHost,
  readMailFrom,
  readOrigins,
  readProxies,
  readSmtpUrl,
  readStandby,
} from "./config-addresses.ts";
import {
  readMetricsToken,
  readOperator,
  readPreviousKey,
  readSecretKey,
} from "./config-secrets.ts";
import type { Environment } from "./config-values.ts";
import { ConfigError, readInteger, readSwitch, readWord, text } from "./config-values.ts";
import type { NativeSettings } from "./countries/native.ts";

/** The checked configuration, with defaults for absent variables. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Origins whose pages may call `/auth` and `/v1`; `"*"` allows all. */
  readonly corsOrigins: readonly string[];
  readonly database: DatabaseTarget;
  /** At least 32 characters, hard to guess. If undefined, a file next to the SQLite database contains the key. */
  readonly secretKey: string | undefined;
  /** The previous `secretKey`, needed until the stored secrets are rewrapped with `secretKey`. */
  readonly previousSecretKey: string | undefined;
  /** The operator's login. If undefined, which only SQLite allows, the server creates a login. */
  readonly operator: { readonly email: string; readonly password: string } | undefined;
  readonly webhookAllowPrivateNetworks: boolean;
  /** The largest body of a document or an account, in bytes. */
  readonly bodyLimitBytes: number;
  /** The URL of the SMTP server; if undefined, no e-mail is sent. */
  readonly smtpUrl: string | undefined;
  /** The sender's address; if undefined, the address is derived from `smtpUrl`. */
  readonly mailFrom: string | undefined;
  /** The URL of a PostgreSQL standby for reads; undefined without a standby. */
  readonly databaseReadUrl: string | undefined;
  /** Connections to each PostgreSQL server for usual work. A few more connections are for new ids and health checks. */
  readonly databasePoolSize: number;
  readonly limits: LimitConfig;
  /** A token for `/metrics` on the main port. If undefined, only the operator's access tokens are accepted. */
  readonly metricsToken: string | undefined;
  /** Addresses and networks of load balancers whose headers may state the caller's address. */
  readonly trustedProxies: readonly string[];
  /** Port of `/metrics`; if undefined, the main port serves `/metrics`. */
  readonly metricsPort: number | undefined;
  /** Seconds within which a request must arrive, head and body. */
  readonly requestTimeoutSeconds: number;
  /** The longest pause, in seconds, while a client reads a response; the whole response may take four times as long. */
  readonly responseTimeoutSeconds: number;
  /** The maximum number of open connections of a process. */
  readonly connectionLimit: number;
  /** Seconds for which a stopping server still accepts requests; `/readyz` already fails. */
  readonly shutdownDelaySeconds: number;
  /** Id and PIN of the operator's software as registered with DIAN, for native files of Colombian documents. */
  readonly nativeSettings: NativeSettings;
  /** Response validation against the spec: an invalid response is logged ("log") or becomes a 500 ("enforce"). */
  readonly responseChecks: "off" | "log" | "enforce";
}

/** The limits of each process; 0 means no limit. `requestsPerToken` and `requestsPerAccount` count per minute. */
export interface LimitConfig {
  readonly requestsPerToken: number;
  readonly requestsPerAccount: number;
  readonly requestsAtOnce: number;
  /** Wrong passwords allowed in 15 minutes for each pair of e-mail address and IP address. */
  readonly failedLogins: number;
}

const DEFAULT_DATABASE_URL = "file:data/talonario.db";
const MEBIBYTE = 1024 * 1024;
const LARGEST_BODY_LIMIT = 1024 * MEBIBYTE;

/** Reads only the location of the database; throws `ConfigError` for an invalid location. */
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
    nativeSettings: readNativeSettings(environment),
    responseChecks: readWord(environment, "RESPONSE_CHECKS", ["off", "log", "enforce"]),
  };
  if (database.engine === "postgres" && config.secretKey === undefined) {
    throw new ConfigError("SECRET_KEY is missing: a PostgreSQL database requires this variable.");
  }
  if (database.engine === "postgres" && config.operator === undefined) {
    throw new ConfigError(
      "OPERATOR_EMAIL and OPERATOR_PASSWORD are missing: a PostgreSQL database requires both.",
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

function readNativeSettings(environment: Environment): NativeSettings {
  const dianSoftwareId = text(environment, "DIAN_SOFTWARE_ID");
  const dianSoftwarePin = text(environment, "DIAN_SOFTWARE_PIN");
  if ((dianSoftwareId === undefined) !== (dianSoftwarePin === undefined)) {
    throw new ConfigError("Set both DIAN_SOFTWARE_ID and DIAN_SOFTWARE_PIN, or neither.");
  }
  return dianSoftwareId === undefined || dianSoftwarePin === undefined
    ? {}
    : { dianSoftwareId, dianSoftwarePin };
}
