import { localMoment } from "../../../model/time-zone.ts";
import { keyInfo, xmlDsig, xmlSignature } from "../../../signing/xml-signature.ts";
import { canonical, escapeText, scopeInside } from "../../../xml/canonical.ts";
import { childElements } from "../../../xml/find.ts";
import { readXmlText } from "../../../xml/read-xml.ts";
import { append, element, type XmlElement } from "../../../xml/xml.ts";
import { xmlFile } from "../../../xml/xml-file.ts";
import type { NativeDraft, NativeFile, NativeInput, NativeKeys } from "../../native.ts";
import { flatten } from "./caf.ts";
import { stampFacts } from "./stamp-facts.ts";

/** Adds the stamp (TED), the time, and a signature over the root's first child. Throws without a CAF or its key. */
export async function seal(
  draft: NativeDraft,
  input: NativeInput,
  keys: NativeKeys,
): Promise<NativeFile> {
  const moment = localMoment(new Date(input.drawn.at), input.timeZone);
  const time = `${moment.date}T${moment.time}`;
  const ted = await stamp(draft.root, input, keys, time);
  const stampTree = readXmlText(ted);
  const [unsealed] = childElements(draft.root);
  if (unsealed === undefined) throw new Error("The DTE has no document element.");
  const content = append(unsealed, stampTree, element("TmstFirma", {}, time));
  const around = scopeInside(draft.root);
  const signature = await xmlSignature(
    {
      hash: "sha1",
      prefix: "",
      parts: [
        {
          uri: `#${unsealed.attributes.ID}`,
          transforms: [xmlDsig.canonical],
          canonical: canonical(content, around),
        },
      ],
      around,
      keyInfo: keyInfo("", keys, { keyValue: true }),
    },
    keys,
  );
  const root = { ...draft.root, children: [content, signature] };
  return { bytes: fileOf(root, stampTree, ted), seals: { ted } };
}

async function stamp(
  root: XmlElement,
  { numbering }: NativeInput,
  { signStamp }: NativeKeys,
  time: string,
): Promise<string> {
  if (numbering.caf === undefined || signStamp === undefined) {
    throw new Error("The DTE cannot be stamped without the key of a CAF.");
  }
  const facts = stampFacts(root)
    .map(([name, value]) => `<${name}>${escapeText(value)}</${name}>`)
    .join("");
  const data = `<DD>${facts}${flatten(numbering.caf)}<TSTED>${time}</TSTED></DD>`;
  const signature = await signStamp(Buffer.from(data, "latin1"));
  const sealed = `<FRMT algoritmo="SHA1withRSA">${signature.toString("base64")}</FRMT>`;
  return `<TED version="1.0">${data}${sealed}</TED>`;
}

// The stamp contains the CAF, whose own signature holds only for its exact text. So `ted`, the original text of the
// stamp, replaces the canonical form of the stamp in the file.
function fileOf(root: XmlElement, stampTree: XmlElement, ted: string): Buffer {
  const bytes = xmlFile(root, "ISO-8859-1");
  const written = canonical(stampTree);
  if (written === ted) return bytes;
  return Buffer.from(
    bytes.toString("latin1").replace(written, () => ted),
    "latin1",
  );
}
