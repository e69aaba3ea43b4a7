import { hash, verify } from "@node-rs/argon2";
import type { FairQueue } from "../process/fair-queue.ts";
import { createFairQueue } from "../process/fair-queue.ts";

// OWASP's minimum for Argon2id (Password Storage Cheat Sheet): 19 MiB, two iterations, one thread.
const COST = { memoryCost: 19456, timeCost: 2, parallelism: 1 } as const;

const HASHED_AT_ONCE = 4;
const MOST_WAITING = 100;

// The password for an unknown login is checked against this hash, so response times do not reveal which logins exist.
let stranger: Promise<string> | undefined;

/** Creates the queue for password hashing. At most four jobs run and a hundred wait; callers' networks take turns. */
export function createHashingQueue(): FairQueue {
  return createFairQueue(HASHED_AT_ONCE, MOST_WAITING);
}

/** Hashes a password with Argon2id; returns a PHC string (`$argon2id$…`). */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Whether the password matches the hash. Without a hash, returns false after an equally long check. */
export async function checkPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  stranger ??= hashPassword("a login that does not exist");
  const fits = await verify(passwordHash ?? (await stranger), password);
  return fits && passwordHash !== undefined;
}
