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

const notes: Readonly<Record<string, string>> = { "91": "CreditNote", "92": "DebitNote" };

function schemaOf({ input }: MadeFile): string {
  return `co/maindoc/UBL-${notes[input.numbering.type] ?? "Invoice"}-2.1.xsd`;
}

const signed = [
  ...["--id-attr:Id", "http://www.w3.org/2000/09/xmldsig#:KeyInfo"],
  ...["--id-attr:Id", "http://uri.etsi.org/01903/v1.3.2#:SignedProperties"],
];

describeCountry("co", "Colombian files for DIAN", (country) => {
  describeNativeByAuthority(variedTrial(trialOf(country), variety), {
    schemaOf,
    verifyOptions: () => signed,
  });

  test.skipIf(authorities === undefined || !hasCommand("xmllint"))(
    "the sandbox's responses are valid by DIAN's schema (skipped without xmllint or the schemas)",
    async () => {
      const trial = trialOf(country);
      const messages = [trial.native.messages.observed];
      for (const named of vectorBodies(country).slice(0, 5)) {
        const { file, input } = await makeFile(trial, named);
        const now = Date.UTC(2026, 2, 14, 16);
        const reply = await trial.native.reply({ file, input, messages, now, keys: suiteKeys });
        const response = Buffer.from(reply.receipt?.content ?? "", "base64");
        expectValid(response, "co/maindoc/UBL-ApplicationResponse-2.1.xsd");
      }
    },
  );
});
