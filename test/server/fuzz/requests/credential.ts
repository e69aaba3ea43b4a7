import type { FuzzAccount, World } from "../world.ts";
import type { Intent } from "./intent.ts";

/** Returns the Authorization header of an intent, and whether the service accepts the header. */
export function credentialHeader(
  world: World,
  account: FuzzAccount,
  { credential, asOperator }: Intent,
): { readonly header: string | undefined; readonly isGood: boolean } {
  const token = asOperator ? world.operator : account.token;
  const [head = "", payload = "", mac = ""] = token.split(".");
  switch (credential) {
    case "right":
      return { header: `Bearer ${token}`, isGood: true };
    case "lower case":
      return { header: `bearer ${token}`, isGood: true };
    case "none":
      return { header: undefined, isGood: false };
    case "forged":
      return { header: `Bearer ${world.forged}`, isGood: false };
    case "expired":
      return { header: `Bearer ${world.expired}`, isGood: false };
    case "unsigned":
      return { header: `Bearer ${base64({ alg: "none", typ: "JWT" })}.${payload}.`, isGood: false };
    case "altered": {
      const claims = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
      const sub = claims.sub === "operator" ? "account:1" : "operator";
      return { header: `Bearer ${head}.${base64({ ...claims, sub })}.${mac}`, isGood: false };
    }
    case "basic":
      return { header: `Basic ${btoa(`${account.email}:${account.password}`)}`, isGood: false };
    case "two words":
      return { header: `Bearer ${token} ${token}`, isGood: false };
    case "empty":
      return { header: "Bearer", isGood: false };
  }
}

function base64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
