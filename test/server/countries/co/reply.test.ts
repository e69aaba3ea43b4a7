import { expect, test } from "vitest";
import { verifyXmlSignature } from "../../../../server/signing/verify-xml-signature.ts";
import { find, findAll, textOf } from "../../../../server/xml/find.ts";
import { readXml } from "../../../../server/xml/read-xml.ts";
import { baseBody } from "../bodies.ts";
import { describeCountry } from "../known.ts";
import { makeFile, suiteKeys } from "../native-suite.ts";
import { trialOf } from "./native-trial.ts";

describeCountry("co", "Responses of DIAN's sandbox", (country) => {
  const trial = trialOf(country);
  const { native } = trial;
  const plain = { name: "plain", body: baseBody("co", "plain"), isPlain: true };

  test("the response is a signed ApplicationResponse that contains the CUFE of the document", async () => {
    const { file, input } = await makeFile(trial, plain, 255);
    const messages = [native.messages.observed];
    const now = Date.UTC(2026, 2, 14, 16);
    const reply = await native.reply({
      file,
      input,
      messages,
      now,
      keys: suiteKeys,
    });
    expect(reply.facts).toEqual({ track_id: file.seals.cufe });
    expect(reply.stamped).toEqual({
      bytes: file.bytes,
      seals: { ...file.seals, validated_at: "2026-03-14T11:00:00-05:00" },
    });
    expect(reply.receipt?.filename).toBe("ar900123456700026000000ff.xml");
    const root = readXml(Buffer.from(reply.receipt?.content ?? "", "base64"));
    expect(verifyXmlSignature(root)).toMatchObject({ isValid: true });
    const response = find(root, "cac:DocumentResponse");
    expect(response && textOf(response, "cac:Response", "cbc:ResponseCode")).toBe("02");
    expect(response && textOf(response, "cac:DocumentReference", "cbc:UUID")).toBe(file.seals.cufe);
    expect(findAll(root, "ResponseCode").map((one) => textOf(one))).toEqual(["02", "FAJ43b"]);
  });
});
