import { createPublicKey, type KeyObject } from "node:crypto";
import { type BoundedMap, createBoundedMap } from "../../../process/bounded-map.ts";
import type { SigningKeys } from "../../../signing/signing-keys.ts";
import { escapeText } from "../../../xml/canonical.ts";
import { find, textOf } from "../../../xml/find.ts";
import { fitText, requiredText } from "../../../xml/fit-text.ts";
import type { XmlElement } from "../../../xml/xml.ts";
import type { NativeAccount, NativeNumbering, StampKey } from "../../native.ts";

/** The facts of a CAF (código de autorización de folios): holder, type, folios and day. */
export interface CafFacts {
  readonly rut: string;
  readonly legalName: string;
  /** SII's document type, e.g. "33". */
  readonly type: string;
  readonly from: number;
  readonly to: number;
  /** YYYY-MM-DD. */
  readonly date: string;
}

// The id (IDK) of the key that signs CAFs in SII's certification environment.
const sandboxKey = 100;

/**
 * Creates the sandbox's CAF. A stamp with this CAF fits in PDF417 if `publicKey` and the key of `sign` have at most
 * 1024 bits.
 */
export async function sandboxCaf(
  { rut, legalName, type, from, to, date }: CafFacts,
  publicKey: KeyObject,
  sign: SigningKeys["sign"],
): Promise<string> {
  const { n = "", e = "" } = publicKey.export({ format: "jwk" });
  const base64 = (text: string) => Buffer.from(text, "base64url").toString("base64");
  const name = escapeText(requiredText(legalName, { most: 40, latin1: true }));
  const range = `<RNG><D>${from}</D><H>${to}</H></RNG>`;
  const key = `<RSAPK><M>${base64(n)}</M><E>${base64(e)}</E></RSAPK>`;
  const data = `<DA><RE>${escapeText(fitText(rut).toUpperCase())}</RE><RS>${name}</RS><TD>${escapeText(type)}</TD>${range}<FA>${date}</FA>${key}<IDK>${sandboxKey}</IDK></DA>`;
  const signature = await sign("sha1", Buffer.from(data, "latin1"));
  return `<CAF version="1.0">${data}<FRMA algoritmo="SHA1withRSA">${signature.toString("base64")}</FRMA></CAF>`;
}

// A fixed day, so that repeated attempts create the same CAF.
const sandboxDay = "2026-01-01";
const MOST_GRANTED = 1000;
const grantedBy = new WeakMap<StampKey, BoundedMap<string, string>>();

/** Returns the sandbox's CAF for a range of an account's folios; used if no private key for the range is stored. */
export async function grant(
  { type, number, from = number, to = number, valid_from: date = sandboxDay }: NativeNumbering,
  account: NativeAccount,
  stamp: StampKey,
): Promise<string> {
  const facts: CafFacts = {
    rut: account.registration_tax_id_code,
    legalName: account.registration_legal_name_company,
    type,
    from,
    to,
    date,
  };
  // Cached, because one CAF covers a whole range, and signing a CAF takes as long as signing a stamp.
  const granted = grantedBy.get(stamp) ?? createBoundedMap(MOST_GRANTED);
  grantedBy.set(stamp, granted);
  const key = JSON.stringify(facts);
  const caf = granted.get(key) ?? (await sandboxCaf(facts, stamp.publicKey, stamp.sign));
  granted.set(key, caf);
  return caf;
}

/** Removes white space between elements, as the tax bureau does when it reads stamps. */
export function flatten(xml: string): string {
  return xml.replace(/>\s+</g, "><").trim();
}

/** The holder's RUT, the type and the range of a CAF element; missing texts are undefined, missing numbers NaN. */
export function readCaf(caf: XmlElement): {
  readonly rut: string | undefined;
  readonly type: string | undefined;
  readonly from: number;
  readonly to: number;
} {
  const fact = (...path: readonly string[]) => textOf(caf, "DA", ...path)?.trim();
  return {
    rut: fact("RE"),
    type: fact("TD"),
    from: Number(fact("RNG", "D") ?? Number.NaN),
    to: Number(fact("RNG", "H") ?? Number.NaN),
  };
}

/** The public key of a CAF element; undefined without a valid RSA key. */
export function cafKey(caf: XmlElement): KeyObject | undefined {
  const key = find(caf, "DA", "RSAPK");
  const base64url = (name: string) =>
    Buffer.from((key && textOf(key, name)) ?? "", "base64").toString("base64url");
  try {
    return createPublicKey({
      key: { kty: "RSA", n: base64url("M"), e: base64url("E") },
      format: "jwk",
    });
  } catch {
    return undefined;
  }
}
