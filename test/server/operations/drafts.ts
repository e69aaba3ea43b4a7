import { expect } from "vitest";
import type {
  DocumentHeader,
  DocumentHeaderCreate,
  DocumentUpdate,
} from "../../../generated/types/models.d.ts";
import { documentBody } from "../accounts.ts";
import type { Client } from "../client.ts";

const path = "/v1/documents";

/** Returns the header members that an update requires, copied from `header`; `currency_id` is always 1. */
export function keptHeader(header: DocumentHeader | DocumentHeaderCreate) {
  return {
    document_type_id: header.document_type_id,
    issue_date: header.issue_date,
    issuer_address: header.issuer_address,
    issuer_district: header.issuer_district,
    issuer_city: header.issuer_city,
    issuer_phone: header.issuer_phone,
    issuer_activity: header.issuer_activity,
    receiver_address: header.receiver_address,
    receiver_district: header.receiver_district ?? "",
    receiver_city: header.receiver_city ?? "",
    receiver_phone: header.receiver_phone,
    currency_id: 1,
  };
}

/** An update body: `keptHeader`, receiver_activity and totals of the body `base`. `change` sets top-level members. */
export function update(
  base = "draft",
  change: Partial<DocumentUpdate> = {},
  country = "cl",
): DocumentUpdate {
  const { header, totals } = documentBody(country, base);
  return {
    header: {
      ...keptHeader(header),
      ...(header.receiver_activity !== undefined && {
        receiver_activity: header.receiver_activity,
      }),
    },
    totals: { net_amount: totals.net_amount ?? 0, total_amount: totals.total_amount },
    ...change,
  };
}

/** Stores a Chilean draft and returns its path. */
export async function draftOf(
  admin: Client,
  base = "draft",
  options: object = {},
): Promise<string> {
  const body = documentBody("cl", base);
  const sent = { ...body, options: { ...body.options, draft_only: 1, ...options } };
  const response = await admin.post(path, sent);
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return `${path}/${response.body.document_id}`;
}

/** Issues a draft; resolves to the response. */
export const issueOf = (admin: Client, at: string) => admin.patch(at, { document_status: 1 });
