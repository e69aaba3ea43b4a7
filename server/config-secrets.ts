import type { Config } from "./config.ts";
import type { Environment } from "./config-values.ts";
import { ConfigError, quote, text } from "./config-values.ts";
import { checkSecretKey, SHORTEST_KEY } from "./secrets/secret-strength.ts";

const SHORTEST_PASSWORD = 12;
// `POST /auth` rejects a password or an e-mail address longer than these limits.
const LONGEST_PASSWORD = 1024;
const LONGEST_EMAIL = 254;
const EMAIL = /^[^\s@]+@[^\s@]+$/;
// The characters of a bearer token (RFC 6750, section 2.1).
const METRICS_TOKEN = /^[A-Za-z0-9._~+/=-]{16,1024}$/;

/** The key in SECRET_KEY; throws `ConfigError` for a key that is short or easy to guess. */
export function readSecretKey(environment: Environment): string | undefined {
  const value = text(environment, "SECRET_KEY");
  if (value !== undefined) {
    checkSecretKey("SECRET_KEY", value);
  }
  return value;
}

/** The previous key, which SECRET_KEY replaces; throws `ConfigError` only for a short key. */
export function readPreviousKey(environment: Environment): string | undefined {
  const value = text(environment, "SECRET_KEY_PREVIOUS");
  if (value !== undefined && [...value].length < SHORTEST_KEY) {
    throw new ConfigError(`SECRET_KEY_PREVIOUS must have at least ${SHORTEST_KEY} characters.`);
  }
  return value;
}

/** A token that gives access to `/metrics`; throws `ConfigError` for a malformed token. */
export function readMetricsToken(environment: Environment): string | undefined {
  const value = text(environment, "METRICS_TOKEN");
  if (value !== undefined && !METRICS_TOKEN.test(value)) {
    throw new ConfigError(
      'METRICS_TOKEN must have 16 to 1024 characters of A-Z a-z 0-9 . _ ~ + / = -; create a token with "openssl rand -hex 24".',
    );
  }
  return value;
}

/** The operator's login; throws `ConfigError` for an incomplete or malformed login. */
export function readOperator(environment: Environment): Config["operator"] {
  const email = text(environment, "OPERATOR_EMAIL");
  const password = text(environment, "OPERATOR_PASSWORD");
  if (email === undefined && password === undefined) {
    return undefined;
  }
  if (email === undefined || password === undefined) {
    throw new ConfigError("Set both OPERATOR_EMAIL and OPERATOR_PASSWORD, or neither.");
  }
  if (!EMAIL.test(email) || [...email].length > LONGEST_EMAIL) {
    throw new ConfigError(
      `OPERATOR_EMAIL must be an e-mail address of at most ${LONGEST_EMAIL} characters, not ${quote(email)}.`,
    );
  }
  if ([...password].length < SHORTEST_PASSWORD) {
    throw new ConfigError(
      `OPERATOR_PASSWORD must have at least ${SHORTEST_PASSWORD} characters: create a password with "openssl rand -base64 18".`,
    );
  }
  if ([...password].length > LONGEST_PASSWORD) {
    throw new ConfigError(`OPERATOR_PASSWORD must have at most ${LONGEST_PASSWORD} characters.`);
  }
  return { email, password };
}
