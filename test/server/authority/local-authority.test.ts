import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Submission } from "../../../server/authority/authority.ts";
import { AuthorityUnreachable } from "../../../server/authority/authority-unreachable.ts";
import { localAuthority } from "../../../server/authority/local-authority.ts";
import { elementAt, readXml } from "../rendering/read-xml.ts";

const xml = "<document>ñ</document>";
const submission: Submission = {
  country: "xx",
  accountId: 1,
  documentId: 7,
  documentTypeId: 101,
  documentNumber: 123,
  xml: async () => xml,
};
const { xml: _xml, ...cancellation } = submission;
const refusal = {
  kind: "reject",
  code: "3116",
  message: "Cargo data are missing.",
  numberUsed: true,
} as const;

it("accepts what it is not told to treat otherwise", async () => {
  const authority = localAuthority();
  expect(await authority.submit(submission)).toEqual({ accepted: true });
  expect(await authority.cancel(cancellation)).toEqual({ accepted: true });
});

it("refuses with number and reason, and says what became of the folio", async () => {
  const authority = localAuthority({ script: () => refusal });
  const { kind: _, ...said } = refusal;
  expect(await authority.submit(submission)).toEqual({ accepted: false, ...said });
  expect(await authority.cancel(cancellation)).toEqual({ accepted: false, ...said });
});

it("treats a request by its facts and by what is asked", async () => {
  const authority = localAuthority({
    script: (request, action) =>
      action === "cancel" || request.documentNumber > 200 ? refusal : { kind: "accept" },
  });
  const later = { ...submission, documentNumber: 201 };
  expect((await authority.submit(submission)).accepted).toBe(true);
  expect((await authority.submit(later)).accepted).toBe(false);
  expect((await authority.cancel(cancellation)).accepted).toBe(false);
});

it("answers late, and then as it would have at once", async () => {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => waits.push(milliseconds);
  const overdue = (afterwards: typeof refusal | { kind: "accept" }) =>
    localAuthority({ wait, script: () => ({ kind: "late", milliseconds: 3_600_000, afterwards }) });
  expect((await overdue({ kind: "accept" }).submit(submission)).accepted).toBe(true);
  expect((await overdue(refusal).submit(submission)).accepted).toBe(false);
  expect(waits).toEqual([3_600_000, 3_600_000]);
});

it("waits in real time where a test brings no other", async () => {
  const authority = localAuthority({
    script: () => ({ kind: "late", milliseconds: 20, afterwards: { kind: "accept" } }),
  });
  const before = performance.now();
  await authority.submit(submission);
  expect(performance.now() - before).toBeGreaterThan(15);
});

it("fails without a verdict, so that the request may be made again", async () => {
  let failures = 1;
  const authority = localAuthority({
    script: () => (failures-- > 0 ? { kind: "fail", reason: "no route" } : { kind: "accept" }),
  });
  await expect(authority.submit(submission)).rejects.toThrow(AuthorityUnreachable);
  expect(await authority.submit(submission)).toEqual({ accepted: true });
});

describe("the receipt", () => {
  const named = { ...submission, receiptName: "R-20600123450-01-F001-00000123.xml" };

  it("has the name that was asked for and a digest of what was accepted", async () => {
    const verdict = await localAuthority().submit(named);
    if (!verdict.accepted || !verdict.receipt) throw new Error("no receipt");
    expect(verdict.receipt.filename).toBe(named.receiptName);
    const root = readXml(Buffer.from(verdict.receipt.content, "base64").toString("utf8"));
    expect(root).toMatchObject({
      name: "receipt",
      attributes: { xmlns: "urn:talonario:receipt:xx:1", signed: "none" },
    });
    expect(elementAt(root, "document_number").text).toBe("123");
    expect(elementAt(root, "digest").text).toBe(createHash("sha256").update(xml).digest("hex"));
  });

  it("is the same for the same document", async () => {
    const [first, second] = [
      await localAuthority().submit(named),
      await localAuthority().submit(named),
    ];
    expect(first).toEqual(second);
  });

  it("is not given where none is asked for, nor for what is refused", async () => {
    expect(await localAuthority().submit(submission)).not.toHaveProperty("receipt");
    const rejected = await localAuthority({ script: () => refusal }).submit(named);
    expect(rejected).not.toHaveProperty("receipt");
  });
});
