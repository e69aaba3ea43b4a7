import { isDeepStrictEqual } from "node:util";
import { isRecord } from "../bodies/places.ts";
import { bodyOf } from "../checks/check-response.ts";
import { usualIntent } from "../requests/usual-intent.ts";
import { ServiceFailure } from "../service-failure.ts";
import { play } from "./play.ts";
import type { Resource } from "./resource.ts";
import type { Scene } from "./scene.ts";

/**
 * Throws a `ServiceFailure` if the document's e-mail list lacks or alters an e-mail of `asked`, or contains an
 * e-mail of another document. `asked` is the body of the response to `createDocumentEmails`.
 */
export async function emailBack(scene: Scene, document: Resource, asked: unknown): Promise<void> {
  const lister = usualIntent("listDocumentEmails", scene.world.accounts.indexOf(document.account));
  const query = [{ name: "limit", value: "100" }];
  const listed = itemsOf(bodyOf(await play(scene, { ...lister, query }, document)));
  const stray = listed.find(({ document_id }) => document_id !== document.id);
  if (stray !== undefined)
    throw new ServiceFailure(
      `document ${document.id} lists another document's e-mail ${JSON.stringify(stray)}`,
    );
  for (const email of itemsOf(asked)) {
    const found = listed.find((one) => one.document_email_id === email.document_email_id);
    if (found === undefined || !isDeepStrictEqual(lasting(found), lasting(email)))
      throw new ServiceFailure(
        `the list has\n  ${JSON.stringify(found)}\n  instead of ${JSON.stringify(email)}`,
      );
  }
}

function itemsOf(body: unknown): Readonly<Record<string, unknown>>[] {
  return isRecord(body) && Array.isArray(body.items) ? body.items.filter(isRecord) : [];
}

// The members that an attempt to send the e-mail does not change.
function lasting({ document_email_id, account_id, document_id, created_at, to }: Email): unknown {
  return { document_email_id, account_id, document_id, created_at, to };
}

type Email = Readonly<Record<string, unknown>>;
