import { warning } from "../../generated/rules.js";
import type { Document, Warning } from "../../generated/types/models.d.ts";
import type { NativeInput, NativeLimit } from "../countries/native.ts";
import type { DocumentAccount } from "../documents/document-account.ts";
import { SecretUnreadable } from "../secrets/envelope.ts";
import type { Services } from "../services.ts";
import { KeyRetired } from "../store/key-retired.ts";
import { nativeInput } from "./native-input.ts";
import { nativeWork } from "./native-work.ts";
import { NativeThreadEnded } from "./run-native-thread.ts";
import { sandboxIdentity } from "./sandbox-identity.ts";

// Placeholders for the number and the UUID, which a document receives when it is issued.
const SOME_NUMBER = 1;
const SOME_UUID = "00000000-0000-4000-8000-000000000000";

/** Returns a warning for each value that would make the authority reject the document's native file. */
export async function nativeLimits(
  services: Services,
  document: Pick<Document, "header" | "details" | "totals">,
  account: DocumentAccount,
): Promise<Warning[]> {
  const { numbering } = account.country;
  const type = numbering.taxbureauType(document);
  // If the process has an outdated secret key, it cannot decrypt the sandbox's keys, and this function returns no
  // warnings. The error is logged when the document is submitted.
  const identity = await sandboxIdentity(services).catch((error: unknown) => {
    if (error instanceof SecretUnreadable || error instanceof KeyRetired) return undefined;
    throw error;
  });
  if (identity === undefined) return [];
  const { certificate } = identity;
  const made = {
    numbering: {
      type,
      series: numbering.series(document, type),
      number: document.header.document_number ?? SOME_NUMBER,
      ...numbering.grantOf(document),
    },
    drawn: { at: services.now(), uuid: SOME_UUID },
    certificate,
  };
  const input = await services.store.read((session) =>
    nativeInput(services, session, document, account, made),
  );
  const limits = await limitsOf(services, account, input);
  const pointers = new Set(limits.map(({ pointer }) => pointer));
  return [...pointers].map((pointer) => warning("native.limit", pointer));
}

async function limitsOf(
  { log }: Services,
  { id, country }: DocumentAccount,
  input: NativeInput,
): Promise<readonly NativeLimit[]> {
  try {
    return (await nativeWork(country, { kind: "write", input })).limits;
  } catch (error) {
    if (!(error instanceof NativeThreadEnded)) throw error;
    // The document is stored without these warnings.
    log.failure(error, { account: `${id}` });
    return [];
  }
}
