import { randomBytes } from "node:crypto";
import type { Config } from "../config.ts";
import { readFact, writeFactOnce } from "../store/facts.ts";
import type { Store } from "../store/store.ts";
import { hashPassword } from "./passwords.ts";

/** The operator's login; the hash may still be computing. */
export interface OperatorLogin {
  readonly email: string;
  readonly passwordHash: Promise<string>;
  /** The password made at a first local start, shown once; absent at every later start. */
  readonly madePassword?: string;
}

const LOCAL_EMAIL = "operator@localhost";
const FACT = "operator_password_hash";

/** The configured operator, or the one that a first local start creates and stores as a hash. */
export async function loadOperatorLogin(
  configured: Config["operator"],
  store: Store,
): Promise<OperatorLogin> {
  if (configured !== undefined) {
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
