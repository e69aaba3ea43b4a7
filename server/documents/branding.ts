import { createHash } from "node:crypto";
import type { AccountBrandingStored } from "../../generated/types/models.d.ts";
import type { Picture } from "../rendering/canvas.ts";
import type { Services } from "../services.ts";
import { findAccountSecret } from "../store/accounts.ts";
import type { DocumentAccount } from "./document-account.ts";

/** The `purpose` with which the vault seals and opens an account's logo. */
export const logoPurpose = "branding_logo";

/** The stored branding with the change applied; undefined if no member remains. An empty text removes a member. */
export function changedBranding(
  stored: AccountBrandingStored | undefined,
  { logo, accent_color }: { readonly logo?: string; readonly accent_color?: string },
): AccountBrandingStored | undefined {
  const changed: AccountBrandingStored = { ...stored };
  if (logo === "") {
    delete changed.logo_sha256;
  } else if (logo !== undefined) {
    const bytes = Buffer.from(logo, "base64");
    changed.logo_sha256 = createHash("sha256").update(bytes).digest("hex");
  }
  if (accent_color === "") {
    delete changed.accent_color;
  } else if (accent_color !== undefined) {
    changed.accent_color = accent_color.toLowerCase();
  }
  return Object.keys(changed).length === 0 ? undefined : changed;
}

/** Reads the logo and the accent colour of an account, if any. */
export async function readBranding(
  { store, vault }: Pick<Services, "store" | "vault">,
  { id, facts }: DocumentAccount,
): Promise<{ logo?: Picture; accent?: string }> {
  const { logo_sha256, accent_color } = facts.branding ?? {};
  const accent = accent_color === undefined ? {} : { accent: accent_color };
  if (logo_sha256 === undefined) {
    return accent;
  }
  const sealed = await store.read((session) => findAccountSecret(session, id, logoPurpose));
  if (sealed === undefined) {
    return accent;
  }
  const text = vault.open({ accountId: id, purpose: logoPurpose }, sealed);
  const { width, height, file } = JSON.parse(text) as SealedLogo;
  return { ...accent, logo: { width, height, file: Buffer.from(file, "base64") } };
}

interface SealedLogo {
  readonly width: number;
  readonly height: number;
  /** Base64. */
  readonly file: string;
}

/** Serializes a validated logo for sealing. */
export function logoText({ width, height, file }: Picture): string {
  const base64 = Buffer.from(file).toString("base64");
  return JSON.stringify({ width, height, file: base64 } satisfies SealedLogo);
}
