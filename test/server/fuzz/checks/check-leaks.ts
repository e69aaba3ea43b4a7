import { isRecord, placesOf, valueAt } from "../bodies/places.ts";
import type { Prepared } from "../requests/prepare.ts";
import type { Scene } from "../scenes/scene.ts";
import type { FuzzResponse } from "../wire.ts";
import type { FuzzAccount } from "../world.ts";
import { SECRET } from "../world.ts";

/** Reports a secret in a response, and the canary or identifier of another account. */
export function checkLeaks(
  { world }: Scene,
  { operation, account, asOperator, target, query }: Prepared,
  { text, headers }: FuzzResponse,
  body: unknown,
): string[] {
  const reported = [text, ...[...headers].flat(), ...filesOf(body)].join("\n");
  const failures = reported.includes(SECRET) ? ["shows a secret"] : [];
  const reader = asOperator ? (target?.account ?? namedOf(world.accounts, query)) : account;
  // If a request of the operator names no account, the response may contain data of all accounts.
  if (asOperator && reader === undefined) return failures;
  for (const other of world.accounts) {
    if (other !== reader && reported.includes(other.canary)) {
      failures.push(`contains a text of account ${other.id}, but is for account ${reader?.id}`);
    }
  }
  for (const place of placesOf(body)) {
    const id = place.at(-1) === "account_id" ? valueAt(body, place) : undefined;
    const isOwn = asOperator || operation?.roles === undefined || id === reader?.id;
    if (id !== undefined && !isOwn) {
      failures.push(`contains the identifier of account ${id}, but is for account ${reader?.id}`);
    }
  }
  return failures;
}

/** Reports a 404 that differs from the operation's first 404: a difference could reveal another account's data. */
export function checkAbsence(
  { world }: Scene,
  { operation, request }: Prepared,
  { status }: FuzzResponse,
  body: unknown,
): string[] {
  if (status !== 404 || operation === undefined || !isRecord(body)) return [];
  // A path without a numeric identifier may get a different 404.
  if (!/\/[0-9]+(?=[/?]|$)/.test(request.target)) return [];
  // A visible document without the requested file gets a different 404.
  if (/^This document has no /.test(String(body.title))) return [];
  const { instance: _, ...reported } = body;
  const text = JSON.stringify(reported);
  const first = world.absences.get(operation.id) ?? text;
  world.absences.set(operation.id, first);
  return text === first ? [] : [`404 with ${text}, but an earlier one with ${first}`];
}

// Decodes a document's XML from base64. The PDF is not checked, because the PDF contains the same data.
function filesOf(body: unknown): string[] {
  const files = isRecord(body) ? body.electronic_document : undefined;
  const xml = isRecord(files) ? files.document_xml : undefined;
  return typeof xml === "string" ? [Buffer.from(xml, "base64").toString("utf8")] : [];
}

function namedOf(
  accounts: readonly FuzzAccount[],
  query: Prepared["query"],
): FuzzAccount | undefined {
  const named = query.find(([name]) => name === "account_id")?.[1];
  return accounts.find(({ id }) => String(id) === named);
}
