import { isIP } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Environment } from "./config-values.ts";
import { ConfigError, parseUrl, quote, text } from "./config-values.ts";
import { isAddress } from "./email/address.ts";
import { isNetwork } from "./http/trusted-proxies.ts";

/** The database: an SQLite file or a PostgreSQL server. */
export type DatabaseTarget =
  | { readonly engine: "sqlite"; readonly file: string }
  | { readonly engine: "postgres"; readonly url: string };

const HOST_NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

/** The URL of a standby for reads; undefined without a standby. Throws `ConfigError`. */
export function readStandby(
  environment: Environment,
  database: DatabaseTarget,
): string | undefined {
  const value = text(environment, "DATABASE_READ_URL");
  if (value !== undefined && (database.engine !== "postgres" || !isPostgresUrl(parseUrl(value)))) {
    throw new ConfigError(
      "DATABASE_READ_URL must be postgres://<user>@<host>/<database>, and DATABASE_URL must be a PostgreSQL URL too.",
    );
  }
  return value;
}

function isPostgresUrl(url: URL | undefined): boolean {
  return url !== undefined && /^postgres(ql)?:$/.test(url.protocol) && url.hostname !== "";
}

/** The address to listen on; throws `ConfigError`. */
export function readHost(environment: Environment): string {
  const value = text(environment, "HOST") ?? "127.0.0.1";
  const isNumeric = /^[0-9.]+$/.test(value);
  if (isIP(value) === 0 && (isNumeric || value.length > 253 || !HOST_NAME.test(value))) {
    throw new ConfigError(`HOST must be an IP address or a host name, not ${quote(value)}.`);
  }
  return value;
}

/** The database that a URL names; throws `ConfigError`. */
export function readDatabase(value: string): DatabaseTarget {
  if (value.startsWith("file:")) {
    return { engine: "sqlite", file: readFilePath(value) };
  }
  if (!isPostgresUrl(parseUrl(value))) {
    // The message does not quote the URL, which may contain a password.
    throw new ConfigError(
      "DATABASE_URL must be file:<path> or postgres://<user>@<host>/<database>.",
    );
  }
  return { engine: "postgres", url: value };
}

function readFilePath(value: string): string {
  const path = value.slice("file:".length);
  const wrong = new ConfigError(
    `DATABASE_URL must be file:<path>; ${quote(value)} has no path to a file, or has a host or options.`,
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

/** The addresses and networks of trusted load balancers; throws `ConfigError`. */
export function readProxies(environment: Environment): readonly string[] {
  const value = text(environment, "TRUST_PROXY");
  const networks = value?.split(",").map((network) => network.trim()) ?? [];
  for (const network of networks) {
    if (!isNetwork(network)) {
      throw new ConfigError(
        `TRUST_PROXY must list addresses or networks of your load balancers, such as 10.0.0.0/8, not ${quote(network)}.`,
      );
    }
  }
  return networks;
}

/** The origins whose pages may call the API; throws `ConfigError`. */
export function readOrigins(environment: Environment): readonly string[] {
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

/** The URL of the SMTP server; undefined without a server. Throws `ConfigError`. */
export function readSmtpUrl(environment: Environment): string | undefined {
  const value = text(environment, "SMTP_URL");
  const url = value === undefined ? undefined : parseUrl(value);
  if (
    value !== undefined &&
    (url === undefined || !/^smtps?:$/.test(url.protocol) || url.hostname === "")
  ) {
    throw new ConfigError("SMTP_URL must be smtp://<host> or smtps://<host>.");
  }
  if (url !== undefined && !(canDecode(url.username) && canDecode(url.password))) {
    throw new ConfigError("The login in SMTP_URL must be percent-encoded UTF-8; write % as %25.");
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

/** The sender of e-mail; if undefined, the sender is derived from `SMTP_URL`. Throws `ConfigError`. */
export function readMailFrom(environment: Environment): string | undefined {
  const value = text(environment, "MAIL_FROM");
  if (value !== undefined && !(isAddress(value) && /^[!-~]+$/.test(value))) {
    throw new ConfigError(
      `MAIL_FROM must be one address such as invoices@example.com, not ${quote(value)}.`,
    );
  }
  return value;
}
