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
  /** The generated password; present only at the start that generated the password. */
  readonly madePassword?: string;
}

const LOCAL_EMAIL = "operator@localhost";
const FACT = "operator_password_hash";
const CONFIGURED_FACT = "operator_configured";

/**
 * Returns the configured login, or a default login whose password the first start generates and stores as a hash.
 * A change of the configured login revokes the operator's tokens; an HMAC with `key` detects the change.
 */
export async function loadOperatorLogin(
  configured: Config["operator"],
  store: Store,
  key: Uint8Array,
): Promise<OperatorLogin> {
  if (configured !== undefined) {
    await endTokensOfAnother(configured, store, key);
    return {
      email: configured.email.toLowerCase(),
      passwordHash: hashPassword(configured.password),
    };
  }
  const stored = await store.read((session) => readFact(session, FACT));
  if (stored !== undefined) {
    return { email: LOCAL_EMAIL, passwordHash: Promise.resolve(stored) };
  }
  const password = randomBytes(18).toString("base64url");
  const made = await hashPassword(password);
  const winner = await store.write((transaction) => writeFactOnce(transaction, FACT, made));
  const login = { email: LOCAL_EMAIL, passwordHash: Promise.resolve(winner) };
  return winner === made ? { ...login, madePassword: password } : login;
}

async function endTokensOfAnother(
  { email, password }: NonNullable<Config["operator"]>,
  store: Store,
  key: Uint8Array,
): Promise<void> {
  const login = JSON.stringify([email.toLowerCase(), password]);
  const digest = createHmac("sha256", key).update(login).digest("base64url");
  const known = await store.read((session) => readFact(session, CONFIGURED_FACT));
  if (known === digest) return;
  await store.write(async (transaction) => {
    await writeFact(transaction, CONFIGURED_FACT, digest);
    if (known !== undefined) await endOperatorTokens(transaction);
  });
}
