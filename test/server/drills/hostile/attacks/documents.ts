import type { Document } from "../../../../../generated/types/models.d.ts";
import { call, example, openAccount } from "../../../chaos/calls.ts";
import type { Attack, Target } from "../attack.ts";
import { added, sendAll } from "../send.ts";

const MEGABYTE = 1024 * 1024;

const large = (megabytes: number) => {
  const body = example("document-create/cl/invoice");
  const observations = "o".repeat(megabytes * MEGABYTE);
  return { ...body, header: { ...(body.header as object), observations } };
};

async function store({ url }: Target, token: string, body: unknown): Promise<number> {
  const made = await call<Document>(url, { path: "/v1/documents", token, body });
  if (made.status !== 201) throw new Error(`No document: ${JSON.stringify(made.body)}`);
  return Number(made.body.document_id);
}

/** Attacks with documents that are costly to create or to read. */
export const hostileDocuments: readonly Attack[] = [
  {
    name: "12 concurrent documents, each with 1,000 references to a document of 3.9 MB",
    expects: ["201", "429"],
    async run(target) {
      const id = await store(target, target.tokens[0], large(3.9));
      const references = Array.from({ length: 1000 }, () => ({
        reference_document_id: id,
        reference_code: 1,
        description: "d",
      }));
      const body = JSON.stringify({ ...example("document-create/cl/invoice"), references });
      const shot = { path: "/v1/documents", token: target.tokens[0], body };
      return { responses: await sendAll(target.url, 12, 12, () => shot) };
    },
  },
  {
    name: "lists of 45 documents of 3.9 MB each, six lists at a time",
    expects: ["200", "429"],
    async run(target) {
      const [, token] = target.tokens;
      const body = JSON.stringify(large(3.9));
      const count = Math.max(5, Math.ceil(45 * target.strength));
      const document = { path: "/v1/documents", token, body };
      const stored = await sendAll(target.url, count, 4, () => document);
      const shot = { path: "/v1/documents?limit=100", token };
      const responses = await sendAll(target.url, 18, 6, () => shot);
      const failures = stored["201"] === count ? [] : [`stored: ${JSON.stringify(stored)}`];
      return { responses, failures };
    },
  },
  {
    name: "PDFs of three documents: one of 3.9 MB, one of 7,000 lines, one with 400 instalments",
    expects: ["200", "429"],
    async run(target) {
      const [token] = target.tokens;
      const [line] = example("document-create/cl/invoice").details as object[];
      const base = example("document-create/cl/invoice");
      const lines = Array.from({ length: Math.ceil(7000 * target.strength) }, () => line);
      const terms = `0${",30".repeat(399)}`;
      const ids = [
        await store(target, token, large(3.9)),
        await store(target, token, { ...base, details: lines }),
        await store(target, token, {
          ...base,
          header: { ...(base.header as object), payment_conditions: terms },
        }),
      ];
      const read = (number: number) => ({ path: `/v1/documents/${ids[number % 3]}`, token });
      return { responses: await sendAll(target.url, 6, 6, read) };
    },
  },
  ...["pe", "co"].map(
    (country): Attack => ({
      name: `UBL documents of 5,000 lines in ${country.toUpperCase()}`,
      expects: ["200", "201", "429"],
      async run(target) {
        const { token } = await openAccount(target.url, country);
        const base = example(`document-create/${country}/plain`);
        const [line] = base.details as object[];
        const details = Array.from({ length: Math.ceil(5000 * target.strength) }, () => line);
        const body = JSON.stringify({ ...base, details });
        const shot = { path: "/v1/documents", token, body };
        const made = await sendAll(target.url, 4, 4, () => shot);
        const list = { path: "/v1/documents?limit=100", token };
        const read = await sendAll(target.url, 4, 4, () => list);
        return { responses: added(made, read) };
      },
    }),
  ),
];
