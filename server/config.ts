import { isIP } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the documents are kept: one file, or a PostgreSQL server. */
export type DatabaseTarget =
  | { readonly engine: "sqlite"; readonly file: string }
  | { readonly engine: "postgres"; readonly url: string };

/** What the environment decides; every member is checked, absent ones have their defaults. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Origins that a browser may call `/v1` from; `"*"` stands for all. */
  readonly corsOrigins: readonly string[];
  readonly database: DatabaseTarget;
  /** At least 32 characters; undefined only with an embedded database, which then has a key file beside it. */
  readonly secretKey: string | undefined;
  /** The secret before `secretKey`, while stored secrets are being wrapped anew. */
  readonly previousSecretKey: string | undefined;
  /** The operator's login; undefined only with an embedded database, which then makes one. */
  readonly operator: { readonly email: string; readonly password: string } | undefined;
  readonly webhookAllowPrivateNetworks: boolean;
  readonly bodyLimitBytes: number;
  /** Where e-mail leaves; undefined means that none does. */
  readonly smtpUrl: string | undefined;
}

/** A value of the environment that the service cannot start with; its message is one line. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_DATABASE_URL = "file:data/talonario.db";
const MEBIBYTE = 1024 * 1024;
const LARGEST_BODY_LIMIT = 1024 * MEBIBYTE;
const HOST_NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Reads the configuration; throws `ConfigError` at the first value that is no good. */
export function readConfig(environment: Environment): Config {
  const database = readDatabase(text(environment, "DATABASE_URL") ?? DEFAULT_DATABASE_URL);
  const config: Config = {
    port: readInteger(environment, "PORT", 3000, 0, 65535),
    host: readHost(environment),
    corsOrigins: readOrigins(environment),
    database,
    secretKey: readSecretKey(environment, "SECRET_KEY"),
    previousSecretKey: readSecretKey(environment, "SECRET_KEY_PREVIOUS"),
    operator: readOperator(environment),
    webhookAllowPrivateNetworks: readSwitch(environment, "WEBHOOK_ALLOW_PRIVATE_NETWORKS"),
    bodyLimitBytes: readInteger(
      environment,
      "BODY_LIMIT_BYTES",
      10 * MEBIBYTE,
      1,
      LARGEST_BODY_LIMIT,
    ),
    smtpUrl: readSmtpUrl(environment),
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

function text(environment: Environment, name: string): string | undefined {
  const value = environment[name];
  if (value === "") {
    throw new ConfigError(`${name} is empty: give it a value or leave the variable out.`);
  }
  return value;
}

function readInteger(
  environment: Environment,
  name: string,
  absent: number,
  least: number,
  most: number,
): number {
  const value = text(environment, name);
  if (value === undefined) {
    return absent;
  }
  const number = /^[0-9]{1,10}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new ConfigError(
      `${name} must be a whole number from ${least} to ${most}, not ${quote(value)}.`,
    );
  }
  return number;
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
  const url = parseUrl(value);
  if (url === undefined || !/^postgres(ql)?:$/.test(url.protocol) || url.hostname === "") {
    // Not quoted: it may hold a password.
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

function readSecretKey(environment: Environment, name: string): string | undefined {
  const value = text(environment, name);
  if (value !== undefined && [...value].length < 32) {
    throw new ConfigError(`${name} must have at least 32 characters.`);
  }
  return value;
}

function readOperator(environment: Environment): Config["operator"] {
  const email = text(environment, "OPERATOR_EMAIL");
  const password = text(environment, "OPERATOR_PASSWORD");
  if (email === undefined && password === undefined) {
    return undefined;
  }
  if (email === undefined || password === undefined) {
    throw new ConfigError("OPERATOR_EMAIL and OPERATOR_PASSWORD must be given together.");
  }
  if (!EMAIL.test(email)) {
    throw new ConfigError(`OPERATOR_EMAIL must be an e-mail address, not ${quote(email)}.`);
  }
  return { email, password };
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

function readSwitch(environment: Environment, name: string): boolean {
  const value = text(environment, name);
  if (value === undefined || value === "0" || value === "false") {
    return false;
  }
  if (value === "1" || value === "true") {
    return true;
  }
  throw new ConfigError(`${name} must be 1 or true, 0 or false, not ${quote(value)}.`);
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
  return value;
}

function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

function quote(value: string): string {
  return JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value);
}
