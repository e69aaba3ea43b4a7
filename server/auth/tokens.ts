// Importing all of jose would add 20 ms to every start.
import { SignJWT } from "jose/jwt/sign";
import { jwtVerify } from "jose/jwt/verify";
import type { Principal } from "./principal.ts";

/** Issues and verifies access tokens. */
export interface Tokens {
  /** Lifetime of a token in seconds. */
  readonly lifetime: number;
  /** Issues a token; `generation` is the number of times that the login's tokens were revoked. */
  issue(principal: Principal, generation?: number): Promise<string>;
  /** Returns undefined for a malformed, forged or expired token; does not check whether the token was revoked. */
  verify(token: string): Promise<VerifiedToken | undefined>;
}

/** The content of a valid token. */
export interface VerifiedToken {
  readonly principal: Principal;
  /** The login's generation when the token was issued; 0 if the token has no `gen` claim. */
  readonly generation: number;
  /** The token's rate-limit key: the same for tokens of one login with the same generation and second of issue. */
  readonly name: string;
}

interface Remembered {
  readonly verified: VerifiedToken;
  readonly expiresAt: number;
}

const ISSUER = "talonario";
const LIFETIME_SECONDS = 3600;
const MOST_REMEMBERED = 10_000;
const LONGEST_TOKEN = 2048;
const SUBJECT = /^(?:operator|account:([1-9][0-9]{0,15}))$/;

/** Tokens are JWTs signed by HMAC (HS256) with `key`; `now` returns milliseconds since 1970. */
export function createTokens(key: Uint8Array, now: () => number = Date.now): Tokens {
  const remembered = new Map<string, Remembered>();
  return {
    lifetime: LIFETIME_SECONDS,
    issue(principal, generation = 0) {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT({ gen: generation })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setIssuer(ISSUER)
        .setSubject(principal.kind === "operator" ? "operator" : `account:${principal.accountId}`)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFETIME_SECONDS)
        .sign(key);
    },
    async verify(token) {
      const known = remembered.get(token);
      if (known !== undefined && known.expiresAt > now()) {
        return known.verified;
      }
      remembered.delete(token);
      if (token.length > LONGEST_TOKEN) {
        return undefined;
      }
      const read = await readToken(token, key, new Date(now()));
      if (read === undefined) {
        return undefined;
      }
      if (remembered.size >= MOST_REMEMBERED) {
        const oldest = remembered.keys().next();
        remembered.delete(oldest.value ?? token);
      }
      remembered.set(token, read);
      return read.verified;
    },
  };
}

async function readToken(
  token: string,
  key: Uint8Array,
  currentDate: Date,
): Promise<Remembered | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ["HS256"],
      issuer: ISSUER,
      requiredClaims: ["sub", "exp"],
      currentDate,
    });
    const subject = SUBJECT.exec(payload.sub ?? "");
    const { gen: generation = 0, iat, exp } = payload;
    if (subject === null || exp === undefined || !isGeneration(generation)) {
      return undefined;
    }
    const principal: Principal =
      subject[1] === undefined
        ? { kind: "operator" }
        : { kind: "admin", accountId: Number(subject[1]) };
    // Several base64url texts decode to the same signature, so the token's text cannot be the rate-limit key.
    const name = `${subject[0]} ${generation} ${iat ?? exp}`;
    return { verified: { principal, generation, name }, expiresAt: exp * 1000 };
  } catch {
    return undefined;
  }
}

function isGeneration(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
