import type { DocumentCreate } from "../../../../generated/types/models.d.ts";
import type { Client, Reply } from "../../client.ts";
import type { SeededRandom } from "../seeded-random.ts";
import type { Issued } from "./issued.ts";
import type { DrillSequence } from "./sequences.ts";

/** The state that all creators share. A creator is a simulated client that creates and issues documents. */
export interface Yard {
  readonly sequences: readonly DrillSequence[];
  /** Number of documents not yet requested. A request issues a document at once or creates a draft to issue later. */
  left: number;
  /** Number of unfinished requests that issue a document, or create a draft to issue later. */
  pending: number;
  readonly drafts: { readonly sequence: DrillSequence; readonly documentId: number }[];
  readonly issued: Issued[];
  readonly counts: Record<Outcome, number>;
  readonly failures: string[];
  /** Returns the next tick; ticks order the requests and responses of all creators. */
  tick(): number;
}

/** Counted outcomes of requests. */
export type Outcome =
  | "issued at once"
  | "issued later"
  | "drafts kept"
  | "drafts deleted"
  | "previews"
  | "rejected"
  | "undone";

const path = "/v1/documents";
const receivers = ["76543210-3", "11111111-1", "22222222-2", "33333333-3"];

/** Sends random requests until all documents of the yard are issued, or until the first failure. */
export async function runCreator(
  yard: Yard,
  random: SeededRandom,
  clientOf: (sequence: DrillSequence) => Client,
): Promise<void> {
  const isUnfinished = () => yard.left > 0 || yard.pending > 0 || yard.drafts.length > 0;
  while (yard.failures.length === 0 && isUnfinished()) {
    const draft = yard.left === 0 || random.chance(30) ? yard.drafts.shift() : undefined;
    if (draft !== undefined) await issueDraft(yard, draft, clientOf(draft.sequence));
    else if (yard.left > 0) {
      const sequence = random.pick(yard.sequences);
      await createOne(yard, sequence, random, clientOf(sequence));
    } else await new Promise(setImmediate);
  }
}

async function createOne(
  yard: Yard,
  sequence: DrillSequence,
  random: SeededRandom,
  client: Client,
): Promise<void> {
  const body = structuredClone(sequence.body);
  if (sequence.drafts && body.header.receiver_tax_id_code !== undefined) {
    body.header.receiver_tax_id_code = random.pick(receivers);
  }
  const kind = random.below(100);
  if (kind < 50) return issueAtOnce(yard, sequence, body, client);
  if (kind < 65) return reject(yard, spoiled(yard, sequence, body, random), client);
  if (!sequence.drafts) return issueAtOnce(yard, sequence, body, client);
  if (kind < 85) return makeDraft(yard, sequence, body, client);
  if (kind < 90) return preview(yard, body, client);
  await abandonDraft(yard, body, client, kind < 95);
}

async function issueAtOnce(
  yard: Yard,
  sequence: DrillSequence,
  body: DocumentCreate,
  client: Client,
): Promise<void> {
  const sentAt = begin(yard);
  const response = await client.post(path, body);
  if (note(yard, response, 201, "issued at once")) keep(yard, sequence, response, sentAt);
  else yard.left += 1;
  yard.pending -= 1;
}

async function makeDraft(
  yard: Yard,
  sequence: DrillSequence,
  body: DocumentCreate,
  client: Client,
): Promise<void> {
  begin(yard);
  const response = await client.post(path, {
    ...body,
    options: { ...body.options, draft_only: 1 },
  });
  const documentId = response.body.document_id ?? 0;
  if (note(yard, response, 201)) yard.drafts.push({ sequence, documentId });
  else yard.left += 1;
  yard.pending -= 1;
}

async function issueDraft(
  yard: Yard,
  draft: Yard["drafts"][number],
  client: Client,
): Promise<void> {
  yard.pending += 1;
  const sentAt = yard.tick();
  const response = await client.patch(`${path}/${draft.documentId}`, { document_status: 1 });
  if (note(yard, response, 200, "issued later")) keep(yard, draft.sequence, response, sentAt);
  else yard.drafts.push(draft);
  yard.pending -= 1;
}

async function abandonDraft(
  yard: Yard,
  body: DocumentCreate,
  client: Client,
  kept: boolean,
): Promise<void> {
  const response = await client.post(path, {
    ...body,
    options: { ...body.options, draft_only: 1 },
  });
  const made = note(yard, response, 201, kept ? "drafts kept" : undefined);
  if (!made || kept) return;
  note(yard, await client.delete(`${path}/${response.body.document_id}`), 204, "drafts deleted");
}

async function preview(yard: Yard, body: DocumentCreate, client: Client): Promise<void> {
  const options = { ...body.options, draft_preview: 1 };
  note(yard, await client.post(path, { ...body, options }), 200, "previews");
}

async function reject(
  yard: Yard,
  { body, status }: { readonly body: unknown; readonly status: number },
  client: Client,
): Promise<void> {
  note(yard, await client.post(path, body), status, "rejected");
}

/**
 * A body with one error, and the expected status. The error is one of these: no lines, an unknown branch,
 * another account or a taken number.
 */
function spoiled(
  yard: Yard,
  sequence: DrillSequence,
  body: DocumentCreate,
  random: SeededRandom,
): { readonly body: unknown; readonly status: number } {
  const { header } = body;
  const taken = yard.issued.find((document) => document.sequence === sequence.name);
  const kinds: { readonly body: unknown; readonly status: number }[] = [
    { body: { ...body, details: [] }, status: 400 },
    { body: { ...body, header: { ...header, branch_office_code: "nowhere" } }, status: 400 },
    { body: { ...body, header: { ...header, account_id: sequence.account.id + 1 } }, status: 403 },
  ];
  if (taken !== undefined) {
    const chosen = { ...header, document_number: taken.number };
    kinds.push({ body: { ...body, header: chosen }, status: 409 });
  }
  return random.pick(kinds);
}

function begin(yard: Yard): number {
  yard.left -= 1;
  yard.pending += 1;
  return yard.tick();
}

function keep(yard: Yard, sequence: DrillSequence, { body }: Reply, sentAt: number): void {
  yard.issued.push({
    sequence: sequence.name,
    number: body.header.document_number ?? 0,
    documentId: body.document_id ?? 0,
    sentAt,
    respondedAt: yard.tick(),
  });
}

/**
 * Counts a response; returns whether its status is the expected one. Any other status is a failure, except 500
 * (undone), because the drill rolls back some writes.
 */
function note(yard: Yard, response: Reply, expected: number, outcome?: Outcome): boolean {
  const right = response.status === expected;
  if (right && outcome !== undefined) yard.counts[outcome] += 1;
  if (response.status === 500) yard.counts.undone += 1;
  else if (!right) {
    const reported = JSON.stringify(response.body).slice(0, 300);
    yard.failures.push(`status ${response.status}, expected ${expected}: ${reported}`);
  }
  return right;
}
