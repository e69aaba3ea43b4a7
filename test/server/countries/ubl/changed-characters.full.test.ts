import { describe, expect, it } from "vitest";
import type { Country } from "../../../../server/countries/country.ts";
import { baseBody } from "../bodies.ts";
import { trialOf as colombianTrial } from "../co/native-trial.ts";
import { describeCountry } from "../known.ts";
import { makeFile, type NativeTrial } from "../native-suite.ts";
import { trialOf as peruvianTrial } from "../pe/native-trial.ts";

// A file has thousands of characters, and its verification is slow. So a test changes only every 37th character. Each
// changed copy of the file has one change.
const STEP = 37;

/** Expects a rejection of each changed file; a changed file differs in one character outside the signature. */
async function expectRejections(code: string, trial: NativeTrial, start: number): Promise<void> {
  const named = { name: "plain", body: baseBody(code, "plain"), isPlain: true };
  const { file, input } = await makeFile(trial, named);
  const text = file.bytes.toString("utf8");
  expect(trial.native.examine(file.bytes, input)).toEqual([]);
  const [from, to] = [text.indexOf("<ds:Signature "), text.indexOf("</ds:Signature>")];
  expect(from).toBeGreaterThan(0);
  const accepted: string[] = [];
  for (let at = text.indexOf("?>") + 2 + start; at < text.length; at += STEP) {
    if (at >= from && at < to) continue;
    const character = text[at] === "0" ? "1" : "0";
    const changed = Buffer.from(text.slice(0, at) + character + text.slice(at + 1), "utf8");
    if (trial.native.examine(changed, input).length === 0) {
      accepted.push(text.slice(at - 20, at + 20));
    }
  }
  expect(accepted).toEqual([]);
}

const trials: Readonly<Record<string, (country: Country) => NativeTrial>> = {
  pe: peruvianTrial,
  co: colombianTrial,
};

for (const [code, trialOf] of Object.entries(trials)) {
  describeCountry(code, `a file of ${code}`, (country) => {
    describe("that was signed", () => {
      it.each([0, 17])(
        "is rejected after a change of one character outside the signature, at every 37th position from %i",
        (start) => expectRejections(code, trialOf(country), start),
        120_000,
      );
    });
  });
}
