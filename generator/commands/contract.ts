import { type ContractReport, holdContract } from "../contract/contract.ts";
import { compareForClients } from "../contract/for-clients.ts";
import { readArguments } from "../program/arguments.js";
import { placeOf, placeOptions } from "../program/settings.js";
import { type Command, exit } from "./command.ts";

const options = {
  spec: placeOptions.spec,
  keep: { type: "boolean", text: "keep this version as a release" },
  json: { type: "boolean", text: "print the report as JSON" },
} as const;

/** `talonario contract`: compares a spec with its last release, and keeps releases. */
export const contractCommand: Command = {
  usage: "[options]",
  about: `Compares the spec with the last release that was kept in the history/ next to it, and writes what changed
for clients into history/CHANGELOG.md. What breaks clients needs a new major version; while that is
0, a new minor one.`,
  options,
  examples: [
    ["", "what changed since the last release?"],
    ["--keep", "keep this version as a release"],
  ],
  exits: ["done", "the version is too low for what changed"],
  async run(args, console) {
    const { values } = readArguments(args, options);
    const { keep = false, json = false } = values;
    const { spec } = placeOf(values);
    const report = await holdContract(spec, compareForClients, keep);
    console.out(json ? JSON.stringify(report, null, 2) : describe(report));
    return report.fault === undefined ? exit.done : exit.found;
  },
};

function describe({ version, last, entries, fault, kept }: ContractReport): string {
  const compared = last === undefined ? "no release is kept yet" : `compared with ${last}`;
  const lines = entries.map(({ breaking, text }) => `${breaking ? "breaks" : "      "}  ${text}`);
  const end = fault ?? (kept ? `${version} is kept` : "no objection");
  return [`${version}: ${compared}`, ...lines, end].join("\n");
}
