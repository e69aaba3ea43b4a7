import { inflateRawSync } from "node:zlib";
import { test } from "vitest";
import { hasCommand } from "../../has-command.ts";
import { describeCountry } from "../known.ts";
import { vectorBodies } from "../native-documents.ts";
import {
  authorities,
  describeNativeByAuthority,
  type MadeFile,
  makeFile,
  suiteKeys,
} from "../native-suite.ts";
import { expectValid } from "../ubl/expect-valid.ts";
import { variedTrial } from "../ubl/varied-trial.ts";
import { trialOf, variety } from "./native-trial.ts";

const documents: Readonly<Record<string, string>> = {
  "07": "CreditNote",
  "08": "DebitNote",
  "09": "DespatchAdvice",
};

function schemaOf({ input }: MadeFile): string {
  const { type } = input.numbering;
  if (type === "20") return "pe/2.0/maindoc/UBL-Retention-2.0.xsd";
  return `pe/2.1/maindoc/UBL-${documents[type] ?? "Invoice"}-2.1.xsd`;
}

const signature = ["--id-attr:Id", "http://www.w3.org/2000/09/xmldsig#:Signature"];

describeCountry("pe", "Peruvian files for SUNAT", (country) => {
  describeNativeByAuthority(variedTrial(trialOf(country), variety), {
    schemaOf,
    verifyOptions: () => signature,
  });

  test.skipIf(authorities === undefined || !hasCommand("xmllint"))(
    "the sandbox's responses are valid by SUNAT's schema (skipped without xmllint or the schemas)",
    async () => {
      const trial = trialOf(country);
      const messages = [trial.native.messages.observed];
      for (const named of vectorBodies(country).slice(0, 5)) {
        const { file, input } = await makeFile(trial, named);
        const now = Date.UTC(2026, 2, 14, 16);
        const reply = await trial.native.reply({ file, input, messages, now, keys: suiteKeys });
        const archive = Buffer.from(reply.receipt?.content ?? "", "base64");
        const start = 30 + archive.readUInt16LE(26);
        const response = inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(18)));
        expectValid(response, "pe/2.1/maindoc/UBL-ApplicationResponse-2.1.xsd");
      }
    },
  );
});
