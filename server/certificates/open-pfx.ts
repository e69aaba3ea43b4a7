import { createHmac, timingSafeEqual } from "node:crypto";
import { decryptWithPassword } from "./decrypt.ts";
import type { Element } from "./der.ts";
import { bytesOf, childOf, DerError, integerOf, oidOf, readDer, saltOf, tags } from "./der.ts";
import { derivePkcs12, pkcs12Uses } from "./derive-pkcs12.ts";
import type { WorkBudget } from "./work-budget.ts";

/** The content of a PFX file (PKCS #12, RFC 7292): certificates as DER, private keys as PKCS #8. */
export interface PfxContent {
  readonly certificates: readonly Uint8Array[];
  readonly keys: readonly Element[];
}

interface Opening {
  readonly password: string | undefined;
  readonly budget: WorkBudget;
  readonly certificates: Uint8Array[];
  readonly keys: Element[];
  /** Whether the MAC or a decrypted part has confirmed the password. */
  isVerified: boolean;
}

const DATA = "1.2.840.113549.1.7.1";
const ENCRYPTED_DATA = "1.2.840.113549.1.7.6";
const BAG = "1.2.840.113549.1.12.10.1.";
const X509 = "1.2.840.113549.1.9.22.1";
const macHashes: Readonly<Record<string, readonly [name: string, bytes: number]>> = {
  "1.3.14.3.2.26": ["sha1", 20],
  "2.16.840.1.101.3.4.2.4": ["sha224", 28],
  "2.16.840.1.101.3.4.2.1": ["sha256", 32],
  "2.16.840.1.101.3.4.2.2": ["sha384", 48],
  "2.16.840.1.101.3.4.2.3": ["sha512", 64],
};

/** Opens a PFX file; undefined if the password is wrong or cannot be checked. An unsupported file throws `DerError`. */
export function openPfx(
  file: Uint8Array,
  password: string,
  budget: WorkBudget,
): PfxContent | undefined {
  const pfx = readDer(file);
  const authSafe = childOf(pfx, 1, tags.sequence);
  if (oidOf(childOf(authSafe, 0)) !== DATA) {
    throw new DerError("The file is not protected by a password.");
  }
  const safe = bytesOf(childOf(childOf(authSafe, 1), 0));
  const mac = pfx.children[2];
  // PKCS #12 distinguishes an empty password from no password. An empty `password` may mean either of them.
  for (const tried of password === "" ? [password, undefined] : [password]) {
    const isVerified = mac !== undefined && isRightMac(mac, safe, tried, budget);
    if (mac === undefined || isVerified) {
      const opening: Opening = { password: tried, budget, certificates: [], keys: [], isVerified };
      if (readSafe(safe, opening) && opening.isVerified) {
        return opening;
      }
    }
  }
  return undefined;
}

function isRightMac(
  mac: Element,
  safe: Uint8Array,
  password: string | undefined,
  budget: WorkBudget,
): boolean {
  const [info, salt, turns] = mac.children;
  if (info === undefined || salt === undefined) {
    throw new DerError("The MAC of the file is incomplete.");
  }
  const [hash, bytes] = macHashes[oidOf(childOf(childOf(info, 0), 0))] ?? [];
  const digest = bytesOf(childOf(info, 1, tags.bytes));
  if (hash === undefined || bytes !== digest.length) {
    throw new DerError("The MAC of the file is of an unknown kind.");
  }
  const iterations = turns === undefined ? 1 : integerOf(turns);
  const source = { hash, salt: saltOf(salt), iterations };
  const key = derivePkcs12(source, password, pkcs12Uses.mac, bytes, budget);
  return timingSafeEqual(createHmac(hash, key).update(safe).digest(), digest);
}

function readSafe(safe: Uint8Array, opening: Opening): boolean {
  for (const part of readDer(safe).children) {
    const kind = oidOf(childOf(part, 0));
    const content = childOf(childOf(part, 1), 0);
    const bags = kind === DATA ? readDer(bytesOf(content)) : openBags(kind, content, opening);
    if (bags === undefined || !readBags(bags, opening)) {
      return false;
    }
  }
  return true;
}

function openBags(kind: string, content: Element, opening: Opening): Element | undefined {
  const { password, budget } = opening;
  if (kind !== ENCRYPTED_DATA) {
    throw new DerError("A part of the file is encrypted, but not with a password.");
  }
  const info = childOf(content, 1, tags.sequence);
  const algorithm = childOf(info, 1, tags.sequence);
  const bags = decryptWithPassword(algorithm, bytesOf(childOf(info, 2)), password, budget);
  opening.isVerified ||= bags !== undefined;
  return bags;
}

function readBags(bags: Element, opening: Opening): boolean {
  for (const bag of bags.children) {
    const kind = oidOf(childOf(bag, 0)).replace(BAG, "");
    const value = childOf(childOf(bag, 1), 0);
    if (kind === "1") {
      opening.keys.push(value);
    } else if (kind === "2") {
      const key = openKey(value, opening.password, opening.budget);
      if (key === undefined) {
        return false;
      }
      opening.isVerified = true;
      opening.keys.push(key);
    } else if (kind === "3" && oidOf(childOf(value, 0)) === X509) {
      opening.certificates.push(bytesOf(childOf(childOf(value, 1), 0)));
    } else if (kind === "6" && !readBags(value, opening)) {
      return false;
    }
  }
  return true;
}

/** Opens an encrypted PKCS #8 key; undefined for a wrong password. */
export function openKey(
  encrypted: Element,
  password: string | undefined,
  budget: WorkBudget,
): Element | undefined {
  const algorithm = childOf(encrypted, 0, tags.sequence);
  return decryptWithPassword(algorithm, bytesOf(childOf(encrypted, 1)), password, budget);
}
