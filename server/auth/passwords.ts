import { hash, verify } from "@node-rs/argon2";
import type { FairQueue } from "../process/fair-queue.ts";
import { createFairQueue } from "../process/fair-queue.ts";

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19456, timeCost: 2, parallelism: 1 } as const;

const HASHED_AT_ONCE = 4;
const MOST_WAITING = 100;

// The hash to compare with if the login is unknown, so that known and unknown logins take equally long.
let stranger: Promise<string> | undefined;

/** The hashing queue of a process, fair between callers' networks: four at once, a hundred waiting. */
export function createHashingQueue(): FairQueue {
  return createFairQueue(HASHED_AT_ONCE, MOST_WAITING);
}

/** An argon2id hash of a password, in the usual `$argon2id$…` notation. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Whether the password matches the hash. Without a hash the result is false, after the same time. */
export async function checkPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  stranger ??= hashPassword("a login that does not exist");
  const fits = await verify(passwordHash ?? (await stranger), password);
  return fits && passwordHash !== undefined;
}
