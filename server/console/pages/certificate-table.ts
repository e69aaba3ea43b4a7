import { html } from "hono/html";
import type { AccountCertificate } from "../../../generated/types/models.d.ts";
import { momentText } from "../format.ts";
import { certificateBadge } from "../status.ts";
import type { Content, Markup } from "../widgets.ts";
import { table } from "../widgets.ts";

type Reason = NonNullable<AccountCertificate["reasons"]>[number];

const sentences: Readonly<Record<Reason, string>> = {
  incomplete: "The certificate or its key is missing.",
  unreadable: "The file is no certificate or key of a supported kind.",
  password: "The password is missing or wrong, or no part of the file can confirm the password.",
  "no-key": "The file contains no private key.",
  "key-mismatch": "The key does not match the certificate.",
  "not-yet-valid": "The certificate is not valid yet.",
  expired: "The certificate has expired.",
  "other-tax-id": "The certificate names another tax id than the account's.",
  "too-costly": "Opening the file exceeds the limits of a check; the file is not opened again.",
};

// A certificate that is invalid only for these reasons still signs if its key is RSA. The sandbox accepts its
// signatures.
const signing: ReadonlySet<Reason> = new Set(["expired", "not-yet-valid", "other-tax-id"]);

/** Certificates that need attention, each with the reasons and the next step. */
export function certificateTable(
  rows: readonly AccountCertificate[],
  accountName: (id: number) => Content,
): Markup {
  return table<AccountCertificate>(
    "Certificates that are invalid or expire within 30 days",
    [
      { title: "Account", cell: ({ account_id }) => accountName(account_id) },
      { title: "State", cell: certificateBadge },
      { title: "Reason", cell: causesOf },
      { title: "Next step", cell: nextStep },
    ],
    rows,
    "No certificate is invalid or expires within 30 days. Nothing to do.",
  );
}

function causesOf({ reasons = [], not_after }: AccountCertificate): Markup {
  const causes =
    reasons.length === 0
      ? "The certificate expires within 30 days."
      : reasons.map((reason) => sentences[reason]).join(" ");
  return html`${causes}${not_after === undefined ? "" : html` Valid until: ${momentText(not_after)}.`}`;
}

function nextStep({ account_id, reasons = [] }: AccountCertificate): Markup {
  const meanwhile = reasons.every((reason) => signing.has(reason))
    ? "Until then, this certificate still signs if its key is RSA, but only the sandbox accepts it."
    : "Until then, the sandbox's own certificate signs.";
  return html`Renew the certificate with <code>PATCH /v1/accounts/${account_id}</code>. ${reasons.length === 0 ? "" : meanwhile}`;
}
