import { hkdfSync, randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Config } from "../config.ts";
import { ConfigError } from "../config-values.ts";
import { makeFolder } from "../store/make-folder.ts";
import { syncFile } from "../store/sync-file.ts";
import { checkSecretKey } from "./secret-strength.ts";

/** Returns the configured secret key or the key in SQLite's key file, which is made if absent. Throws `ConfigError`. */
export function loadSecretKey(config: Pick<Config, "secretKey" | "database">): string {
  if (config.secretKey !== undefined) {
    return config.secretKey;
  }
  if (config.database.engine !== "sqlite") {
    throw new ConfigError("SECRET_KEY is missing: a PostgreSQL database requires this variable.");
  }
  const file = keyFileOf(config.database) ?? "";
  const key = readKey(file) ?? makeKey(file);
  checkSecretKey(`The key in ${file}`, key);
  return key;
}

/** The path of an SQLite database's key file; undefined for PostgreSQL. */
export function keyFileOf(database: Config["database"]): string | undefined {
  return database.engine === "sqlite" ? `${database.file}.key` : undefined;
}

/** Writes a new key to a new file next to `file`, readable only by its owner; returns the new file's path. */
export function writeNewKey(file: string): string {
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  const key = `${randomBytes(32).toString("base64url")}\n`;
  try {
    writeFileSync(draft, key, { mode: 0o600, flag: "wx" });
    syncFile(draft);
  } catch (error) {
    rmSync(draft, { force: true });
    // The message of ENOSPC names no file.
    throw new Error(`${draft} cannot be written (${(error as Error).message}).`, { cause: error });
  }
  return draft;
}

/** Derives a key of 32 bytes for one purpose. The derived key reveals neither the secret key nor other derived keys. */
export function deriveKey(secretKey: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secretKey, "", `talonario/${purpose}`, 32));
}

/** The key in a file; undefined without a file. Throws `ConfigError` for an unreadable file. */
export function readKey(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") {
      return undefined;
    }
    // The message of EISDIR names no file.
    throw new ConfigError(`${file} cannot be read (${(error as Error).message}).`);
  }
}

function makeKey(file: string): string {
  makeFolder(file);
  const draft = writeNewKey(file);
  try {
    // A link is created atomically, and never replaces the key file of a process that started earlier.
    linkSync(draft, file);
    syncFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") {
      throw error;
    }
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, "utf8").trim();
}
