import { describe, expect, it } from "vitest";
import { openSecret, SecretUnreadable, sealSecret } from "../../../server/secrets/envelope.ts";
import { createKeyring } from "../../../server/secrets/keyring.ts";

const keyring = createKeyring("a secret key of more than 32 characters");
const place = { accountId: 7, purpose: "certificate_password" };

describe("a sealed secret", () => {
  it.each(["", "x", "contraseña ñandú 🧾", "y".repeat(100_000)])(
    "opens to its plain text",
    (plain) => {
      expect(openSecret(keyring, place, sealSecret(keyring, place, plain))).toBe(plain);
    },
  );

  it("hides its text, and differs from another secret with the same text", () => {
    const [first, second] = [1, 2].map(() => sealSecret(keyring, place, "canary-in-a-mine"));
    expect(first?.value).not.toContain("canary");
    for (const part of first?.value.split(".") ?? []) {
      expect(Buffer.from(part, "base64url").toString("latin1")).not.toContain("canary");
    }
    expect(first?.value.split(".")[1]).not.toBe(second?.value.split(".")[1]);
    expect(first?.value.split(".")[2]).not.toBe(second?.value.split(".")[2]);
  });

  it("cannot be opened after any single bit is flipped", () => {
    const sealed = sealSecret(keyring, place, "secret");
    const text = Buffer.from(sealed.value);
    let flips = 0;
    for (let at = 0; at < text.length; at++) {
      for (let bit = 0; bit < 8; bit++) {
        const flipped = Buffer.from(text);
        flipped[at] = (flipped[at] ?? 0) ^ (1 << bit);
        const value = flipped.toString("latin1");
        expect(() => openSecret(keyring, place, { ...sealed, value })).toThrow(SecretUnreadable);
        flips++;
      }
    }
    const name = Buffer.from(sealed.key_name);
    for (let bit = 0; bit < name.length * 8; bit++) {
      const flipped = Buffer.from(name);
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const key_name = flipped.toString("latin1");
      expect(() => openSecret(keyring, place, { ...sealed, key_name })).toThrow(SecretUnreadable);
      flips++;
    }
    for (const part of [1, 2]) {
      const parts = sealed.value.split(".");
      const bytes = Buffer.from(parts[part] ?? "", "base64url");
      for (let bit = 0; bit < bytes.length * 8; bit++) {
        const flipped = Buffer.from(bytes);
        flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        const value = parts.with(part, flipped.toString("base64url")).join(".");
        expect(() => openSecret(keyring, place, { ...sealed, value })).toThrow(SecretUnreadable);
        flips++;
      }
    }
    expect(flips).toBe(1936);
  });

  it("cannot be opened for another account or another purpose", () => {
    const sealed = sealSecret(keyring, place, "secret");
    for (const other of [
      { ...place, accountId: 8 },
      { ...place, purpose: "certificate_key" },
    ]) {
      expect(() => openSecret(keyring, other, sealed)).toThrow(SecretUnreadable);
    }
  });

  it("cannot be opened with another key, even if key_name names that key", () => {
    const sealed = sealSecret(keyring, place, "secret");
    const other = createKeyring("another secret key of 32 characters!");
    expect(() => openSecret(other, place, sealed)).toThrow(SecretUnreadable);
    const renamed = { ...sealed, key_name: other.current.name };
    expect(() => openSecret(other, place, renamed)).toThrow(SecretUnreadable);
  });

  it.each(["", "secret", "1.", "1.a.b", "2.AAAA.AAAA", "1.AAAA.AAAA.AAAA"])(
    "cannot be opened if its value is the invalid text %j",
    (value) => {
      const sealed = { value, key_name: keyring.current.name };
      expect(() => openSecret(keyring, place, sealed)).toThrow(SecretUnreadable);
    },
  );

  it("does not appear as plain text in the error for a wrong key", () => {
    const sealed = sealSecret(keyring, place, "canary-in-a-mine");
    const open = () => openSecret(createKeyring("x".repeat(32)), place, sealed);
    expect(open).toThrow(SecretUnreadable);
    try {
      open();
    } catch (error) {
      expect(String((error as Error).stack)).not.toContain("canary");
    }
  });
});
