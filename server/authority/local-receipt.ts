import { createHash } from "node:crypto";
import { writeXml } from "../rendering/write-xml.ts";
import type { Receipt, Submission } from "./authority.ts";

/** The receipt of the local authority: XML in the namespace `urn:talonario:receipt:<country>:1` with a digest of the accepted document. Its `signed="none"` marks that no tax authority issued it. */
export async function localReceipt(submission: Submission, filename: string): Promise<Receipt> {
  const { country, documentId, documentTypeId, documentNumber } = submission;
  const digest = createHash("sha256")
    .update(await submission.xml(), "utf8")
    .digest("hex");
  const xml = writeXml({
    name: "receipt",
    attributes: { xmlns: `urn:talonario:receipt:${country}:1`, signed: "none" },
    children: [
      { name: "document_id", children: [String(documentId)] },
      { name: "document_type_id", children: [String(documentTypeId)] },
      { name: "document_number", children: [String(documentNumber)] },
      { name: "digest", attributes: { algorithm: "sha-256" }, children: [digest] },
      { name: "verdict", children: ["accepted"] },
    ],
  });
  return { filename, content: Buffer.from(xml, "utf8").toString("base64") };
}
