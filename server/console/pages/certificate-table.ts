import { html } from "hono/html";
import type { AccountCertificate } from "../../../generated/types/models.d.ts";
import { momentText } from "../format.ts";
import { certificateBadge } from "../status.ts";
import type { Content, Markup } from "../widgets.ts";
import { table } from "../widgets.ts";

type Reason = NonNullable<AccountCertificate["reasons"]>[number];

const sentences: Readonly<Record<Reason, string>> = {
  incomplete: "The certificate or its key was not sent.",
  unreadable: "The file cannot be opened: it is no certificate or key of a known kind.",
  password: "The password is missing, or does not open the file.",
  "no-key": "The file holds no private key.",
  "key-mismatch": "The key belongs to another certificate.",
  "not-yet-valid": "It is not in force yet.",
  expired: "It has expired.",
  "other-tax-id": "It names another tax id than the account's.",
  "too-costly": "Opening it takes too much work; it will not be tried again.",
};

// With these reasons the certificate still signs, and the sandbox accepts it.
const signing: ReadonlySet<Reason> = new Set(["expired", "not-yet-valid", "other-tax-id"]);

/** Certificates that need attention, each with its causes and the next step. */
export function certificateTable(
  rows: readonly AccountCertificate[],
  accountName: (id: number) => Content,
): Markup {
  return table<AccountCertificate>(
    "Certificates that are unfit, or end within 30 days",
    [
      { title: "Account", cell: ({ account_id }) => accountName(account_id) },
      { title: "State", cell: certificateBadge },
      { title: "Why", cell: causesOf },
      { title: "What to do", cell: nextStep },
    ],
    rows,
    "No certificate is unfit, and none ends within 30 days. Nothing to do.",
  );
}

function causesOf({ reasons = [], not_after }: AccountCertificate): Markup {
  const causes =
    reasons.length === 0
      ? "It ends within 30 days."
      : reasons.map((reason) => sentences[reason]).join(" ");
  return html`${causes}${not_after === undefined ? "" : html` Its end: ${momentText(not_after)}.`}`;
}

function nextStep({ account_id, reasons = [] }: AccountCertificate): Markup {
  const meanwhile = reasons.every((reason) => signing.has(reason))
    ? "Until then it still signs, which only the sandbox accepts."
    : "Until then the sandbox's own certificate signs.";
  return html`Renew it with <code>PATCH /v1/accounts/${account_id}</code>. ${reasons.length === 0 ? "" : meanwhile}`;
}
