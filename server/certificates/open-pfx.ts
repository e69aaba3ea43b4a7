import { createHmac, timingSafeEqual } from "node:crypto";
import { decryptWithPassword } from "./decrypt.ts";
import type { Element } from "./der.ts";
import { bytesOf, childOf, DerError, integerOf, oidOf, readDer, tags } from "./der.ts";
import { derivePkcs12, pkcs12Uses } from "./derive-pkcs12.ts";
import type { WorkBudget } from "./work-budget.ts";

/** What a PFX file (PKCS #12, RFC 7292) holds, as DER: certificates, and private keys as PKCS #8. */
export interface PfxContent {
  readonly certificates: readonly Uint8Array[];
  readonly keys: readonly Uint8Array[];
}

interface Opening {
  readonly password: string | undefined;
  readonly budget: WorkBudget;
  readonly certificates: Uint8Array[];
  readonly keys: Uint8Array[];
}

const DATA = "1.2.840.113549.1.7.1";
const ENCRYPTED_DATA = "1.2.840.113549.1.7.6";
const BAG = "1.2.840.113549.1.12.10.1.";
const X509 = "1.2.840.113549.1.9.22.1";
const macHashes: Readonly<Record<string, string>> = {
  "1.3.14.3.2.26": "sha1",
  "2.16.840.1.101.3.4.2.4": "sha224",
  "2.16.840.1.101.3.4.2.1": "sha256",
  "2.16.840.1.101.3.4.2.2": "sha384",
  "2.16.840.1.101.3.4.2.3": "sha512",
};

/** Opens a PFX file; undefined where the password does not, `DerError` where it is no PFX of a kind that is known. */
export async function openPfx(
  file: Uint8Array,
  password: string,
  budget: WorkBudget,
): Promise<PfxContent | undefined> {
  const pfx = readDer(file);
  const authSafe = childOf(pfx, 1, tags.sequence);
  if (oidOf(childOf(authSafe, 0)) !== DATA) {
    throw new DerError("The file is not protected by a password.");
  }
  const safe = bytesOf(childOf(childOf(authSafe, 1), 0));
  const mac = pfx.children[2];
  // No password at all and an empty one are two things to this format, and people mean either.
  for (const tried of password === "" ? [password, undefined] : [password]) {
    if (mac === undefined || (await isRightMac(mac, safe, tried, budget))) {
      const opening: Opening = { password: tried, budget, certificates: [], keys: [] };
      if (await readSafe(safe, opening)) {
        return opening;
      }
    }
  }
  return undefined;
}

async function isRightMac(
  mac: Element,
  safe: Uint8Array,
  password: string | undefined,
  budget: WorkBudget,
): Promise<boolean> {
  const [info, salt, turns] = mac.children;
  if (info === undefined || salt === undefined) {
    throw new DerError("The seal of the file is not whole.");
  }
  const hash = macHashes[oidOf(childOf(childOf(info, 0), 0))];
  if (hash === undefined) {
    throw new DerError("The seal of the file is of a kind that is not known.");
  }
  const digest = bytesOf(childOf(info, 1, tags.bytes));
  const iterations = turns === undefined ? 1 : integerOf(turns);
  const source = { hash, salt: bytesOf(salt), iterations };
  const key = await derivePkcs12(source, password, pkcs12Uses.mac, digest.length || 1, budget);
  const right = createHmac(hash, key).update(safe).digest();
  return right.length === digest.length && timingSafeEqual(right, digest);
}

async function readSafe(safe: Uint8Array, opening: Opening): Promise<boolean> {
  for (const part of readDer(safe).children) {
    const kind = oidOf(childOf(part, 0));
    const content = childOf(childOf(part, 1), 0);
    const bags = kind === DATA ? bytesOf(content) : await openBags(kind, content, opening);
    if (bags === undefined || !(await readBags(readDer(bags), opening))) {
      return false;
    }
  }
  return true;
}

function openBags(
  kind: string,
  content: Element,
  { password, budget }: Opening,
): Promise<Uint8Array | undefined> {
  if (kind !== ENCRYPTED_DATA) {
    throw new DerError("A part of the file is not protected by a password.");
  }
  const info = childOf(content, 1, tags.sequence);
  const algorithm = childOf(info, 1, tags.sequence);
  return decryptWithPassword(algorithm, bytesOf(childOf(info, 2)), password, budget);
}

async function readBags(bags: Element, opening: Opening): Promise<boolean> {
  for (const bag of bags.children) {
    const kind = oidOf(childOf(bag, 0)).replace(BAG, "");
    const value = childOf(childOf(bag, 1), 0);
    if (kind === "1") {
      opening.keys.push(value.whole);
    } else if (kind === "2") {
      const key = await openKey(value, opening.password, opening.budget);
      if (key === undefined) {
        return false;
      }
      opening.keys.push(key);
    } else if (kind === "3" && oidOf(childOf(value, 0)) === X509) {
      opening.certificates.push(bytesOf(childOf(childOf(value, 1), 0)));
    } else if (kind === "6" && !(await readBags(value, opening))) {
      return false;
    }
  }
  return true;
}

/** Opens an encrypted PKCS #8 key; undefined where the password does not fit. */
export function openKey(
  encrypted: Element,
  password: string | undefined,
  budget: WorkBudget,
): Promise<Uint8Array | undefined> {
  const algorithm = childOf(encrypted, 0, tags.sequence);
  return decryptWithPassword(algorithm, bytesOf(childOf(encrypted, 1)), password, budget);
}
