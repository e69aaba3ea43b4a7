import type { Line } from "./row.ts";

/** Fields of a webhook subscription in the create body. */
export const webhookSubscription: readonly Line[] = [
  ["account_id", "integer", "opt"],
  ["callback_url", "string", "opt"],
  ["callback_username", "string", "opt"],
  ["callback_password", "string", "opt", { maxLength: 1024 }],
  ["event_id", "string", "opt", { values: ["ACCOUNT.CERTIFICATIONUPDATE"] }],
  ["events", "array", "opt"],
  [
    "events[]",
    "string",
    "opt",
    {
      values: [
        "document.issued",
        "document.accepted",
        "document.refused",
        "document.cancelled",
        "document.emailed",
        "numbering.low",
      ],
    },
  ],
];
