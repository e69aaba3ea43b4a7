import { expect, test } from "vitest";
import { baseBody } from "../bodies.ts";
import { describeCountry } from "../known.ts";
import { makeFile, suiteKeys } from "../native-suite.ts";
import { argentineTrial } from "./native-trial.ts";

describeCountry("ar", "the sandbox of ARCA (Argentina's tax authority)", () => {
  const trial = argentineTrial();
  const { native } = trial;

  test.each([
    ["ImpTotal>1089000.00", "ImpTotal>1089000.01", "10048"],
    ["<Importe>189000.00", "<Importe>189000.01", "10023"],
    ["<BaseImp>900000.00", "<BaseImp>900000.01", "10061"],
    ["ImpTrib>0.00", "ImpTrib>1.00", "10029"],
    ["PtoVta>1<", "PtoVta>2<", "10005"],
    ["CbteTipo>1<", "CbteTipo>6<", "10007"],
    ["CbteDesde>1<", "CbteDesde>2<", "10016"],
    ["ImpTotal>1089000.00", "ImpTotal>much", "unreadable"],
    ["</FECAESolicitar>", "", "unreadable"],
  ])(
    "if %j in a file is replaced by %j, the sandbox rejects the file with the code %s",
    async (before, after, code) => {
      const named = { name: "products", body: baseBody("ar", "products"), isPlain: true };
      const { file, input } = await makeFile(trial, named);
      const changed = file.bytes.toString().replace(before, after);
      const found = native.examine(Buffer.from(changed), input);
      expect(found.map((message) => message.code)).toContain(code);
    },
  );

  test("a CAE (authorization code) has 14 digits and expires ten days after the issue date; the file is unchanged", async () => {
    const named = { name: "products", body: baseBody("ar", "products"), isPlain: true };
    const { file, input } = await makeFile(trial, named);
    const request = { file, input, messages: [], now: Date.UTC(2026, 2, 14), keys: suiteKeys };
    const { facts: given, stamped } = await native.reply(request);
    expect(given.cae).toMatch(/^[0-9]{14}$/);
    expect(given.cae_valid_to).toBe("2025-07-11");
    expect(stamped?.bytes.equals(file.bytes)).toBe(true);
    expect(await native.reply({ ...request, now: 0 })).toEqual({ facts: given, stamped });
  });
});
