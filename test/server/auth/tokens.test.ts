import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import type { Principal } from "../../../server/auth/principal.ts";
import { createTokens } from "../../../server/auth/tokens.ts";
import { deriveKey } from "../../../server/secrets/secret-key.ts";

const key = deriveKey("0123456789abcdef0123456789abcdef", "tokens");
const principals: Principal[] = [{ kind: "operator" }, { kind: "admin", accountId: 7 }];

function forge(
  change: (token: SignJWT) => SignJWT,
  signedWith = key,
  alg = "HS256",
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const token = new SignJWT()
    .setProtectedHeader({ alg })
    .setIssuer("talonario")
    .setSubject("operator")
    .setExpirationTime(now + 60);
  return change(token).sign(signedWith);
}

/** Spellings of a token with the same signature: the last character has two unused bits, and padding may follow. */
function spellingsOf(token: string): string[] {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const last = alphabet.indexOf(token.slice(-1));
  const others = [0, 1, 2, 3].map((bits) => alphabet[(last & ~3) | bits]);
  return [token, `${token}=`, ...others.map((one) => `${token.slice(0, -1)}${one}`)];
}

describe("access tokens", () => {
  it.each(principals)("carry the principal for which they were issued: %o", async (principal) => {
    const tokens = createTokens(key);
    const token = await tokens.issue(principal);
    expect(await tokens.verify(token)).toMatchObject({ principal });
    expect(await tokens.verify(token)).toMatchObject({ principal });
    expect(await createTokens(key).verify(token)).toMatchObject({ principal });
  });

  it("are rejected after they have expired, cached or not", async () => {
    let now = Date.now();
    const tokens = createTokens(key, () => now);
    const token = await tokens.issue({ kind: "operator" });
    expect(await tokens.verify(token)).toMatchObject({ principal: { kind: "operator" } });
    now += tokens.lifetime * 1000 + 1;
    expect(await tokens.verify(token)).toBeUndefined();
    expect(await createTokens(key, () => now).verify(token)).toBeUndefined();
  });

  it("are rejected with a wrong algorithm, signature, issuer or subject, and when malformed", async () => {
    const tokens = createTokens(key);
    const [header, payload, signature] = (await tokens.issue({ kind: "operator" })).split(".");
    const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    const other = deriveKey("another secret of thirty-two chars", "tokens");
    const bad = [
      "",
      "x",
      "a.b.c",
      `${header}.${payload}.`,
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${header}.${payload}.${signature}x`,
      "x".repeat(100_000),
      await forge((token) => token, other),
      await forge((token) => token, key, "HS512"),
      await forge((token) => token.setIssuer("somebody")),
      await forge((token) => token.setSubject("account:0")),
      await forge((token) => token.setSubject("account:1e3")),
      await forge((token) => token.setSubject("")),
    ];
    for (const token of bad) {
      expect(await tokens.verify(token), token.slice(0, 80)).toBeUndefined();
    }
    expect(await tokens.verify(await forge((token) => token))).toMatchObject({
      principal: { kind: "operator" },
    });
  });

  it("have generation 0 if they lack the claim `gen`, and are rejected if `gen` is not a number", async () => {
    const tokens = createTokens(key);
    expect(await tokens.verify(await forge((token) => token))).toMatchObject({ generation: 0 });
    const third = await tokens.issue({ kind: "operator" }, 3);
    expect(await tokens.verify(third)).toMatchObject({ generation: 3 });
    const claims = new SignJWT({ gen: "3" }).setProtectedHeader({ alg: "HS256" });
    const strange = await forge(() =>
      claims.setIssuer("talonario").setSubject("operator").setExpirationTime("1m"),
    );
    expect(await tokens.verify(strange)).toBeUndefined();
  });

  it("have the same `name` in every accepted base64url spelling of their signature", async () => {
    const tokens = createTokens(key);
    const token = await tokens.issue({ kind: "admin", accountId: 7 });
    const named = await tokens.verify(token);
    const spellings = spellingsOf(token);
    const names: (string | undefined)[] = [];
    for (const spelling of spellings) {
      const verified = await tokens.verify(spelling);
      if (verified !== undefined) names.push(verified.name);
    }
    // `spellings` contains the original token twice.
    expect(names.length).toBeGreaterThan(2);
    expect(new Set(names)).toEqual(new Set([named?.name]));
  });

  it("use a key that differs by purpose and by secret", () => {
    const secret = "0123456789abcdef0123456789abcdef";
    const keys = [
      deriveKey(secret, "tokens"),
      deriveKey(secret, "cursors"),
      deriveKey("x", "tokens"),
    ];
    expect(new Set(keys.map((each) => Buffer.from(each).toString("hex"))).size).toBe(3);
    expect(keys[0]).toHaveLength(32);
  });
});
