import { createHmac, randomBytes } from "node:crypto";
import type { Config } from "../config.ts";
import { readFact, writeFact, writeFactOnce } from "../store/facts.ts";
import { endOperatorTokens } from "../store/logins.ts";
import type { Store } from "../store/store.ts";
import { hashPassword } from "./passwords.ts";

/** The operator's login. */
export interface OperatorLogin {
  readonly email: string;
  readonly passwordHash: Promise<string>;
  /** The generated password; present only if this start of the service generated the password. */
  readonly madePassword?: string;
}

const LOCAL_EMAIL = "operator@localhost";
const FACT = "operator_password_hash";
const CONFIGURED_FACT = "operator_configured";
// The value of CONFIGURED_FACT for the default login; no HMAC has this value.
const GENERATED = "";

/**
 * Returns the configured login, or else a default login. The first start with the default login generates a password,
 * prints the password and stores its hash. If the login differs from the login of the last start, the operator's
 * tokens are revoked. For this comparison, the database stores an HMAC (with `key`) of a configured login.
 */
export async function loadOperatorLogin(
  configured: Config["operator"],
  store: Store,
  key: Uint8Array,
): Promise<OperatorLogin> {
  const stored = await store.read((session) => readFact(session, FACT));
  await endTokensOfAnother(configured, store, key, stored !== undefined);
  if (configured !== undefined) {
    return {
      email: configured.email.toLowerCase(),
      passwordHash: hashPassword(configured.password),
    };
  }
  if (stored !== undefined) {
    return { email: LOCAL_EMAIL, passwordHash: Promise.resolve(stored) };
  }
  const password = randomBytes(18).toString("base64url");
  const made = await hashPassword(password);
  const winner = await store.write(async (transaction) => {
    const first = await writeFactOnce(transaction, FACT, made);
    // Printed before the commit, because a process that is killed after the commit could not print the password.
    // `main.ts` then prints the command for the token.
    if (first === made) {
      const login = `${LOCAL_EMAIL}, ${password}`;
      console.log(`The operator's login, shown only once: ${login}. To get a token:`);
    }
    return first;
  });
  const login = { email: LOCAL_EMAIL, passwordHash: Promise.resolve(winner) };
  return winner === made ? { ...login, madePassword: password } : login;
}

async function endTokensOfAnother(
  configured: Config["operator"],
  store: Store,
  key: Uint8Array,
  hasGenerated: boolean,
): Promise<void> {
  const digest = configured === undefined ? GENERATED : digestOf(configured, key);
  const noted = await store.read((session) => readFact(session, CONFIGURED_FACT));
  const known = noted ?? (hasGenerated ? GENERATED : undefined);
  if (known === digest) return;
  await store.write(async (transaction) => {
    await writeFact(transaction, CONFIGURED_FACT, digest);
    if (known !== undefined) await endOperatorTokens(transaction);
  });
}

function digestOf({ email, password }: NonNullable<Config["operator"]>, key: Uint8Array): string {
  const login = JSON.stringify([email.toLowerCase(), password]);
  return createHmac("sha256", key).update(login).digest("base64url");
}
