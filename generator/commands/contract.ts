import { type ContractReport, holdContract } from "../contract/contract.ts";
import { compareForClients } from "../contract/for-clients.ts";
import { compareVersions, parseVersion } from "../contract/version.ts";
import { visible } from "../diagnostics/diagnostic.ts";
import { readArguments } from "../program/arguments.js";
import { placeOf, placeOptions } from "../program/settings.js";
import { type Command, exit } from "./command.ts";
import { orPrintProblems } from "./print-problems.ts";
import { prefixOf, readingOf, rootOf } from "./reading.ts";

const options = {
  spec: placeOptions.spec,
  root: placeOptions.root,
  allow: placeOptions.allow,
  format: placeOptions.format,
  remote: placeOptions.remote,
  keep: { type: "boolean", text: "keep this version as a release" },
  json: { type: "boolean", text: "print the report as JSON" },
} as const;

/** `talonario contract`: compares a spec with its last release. `--keep` stores a new release. */
export const contractCommand: Command = {
  usage: "[options]",
  about: `Compares the spec with the last release in the folder history/ next to the spec. Writes the changes
for clients into history/CHANGELOG.md. A change that breaks clients needs a new major version; any
other change needs a new minor version. Below version 1.0.0, a change that breaks clients needs a
new minor version; any other change needs a new patch version.`,
  options,
  examples: [
    ["", "list the changes since the last release, and write the changelog"],
    ["--keep", "keep this version as a release"],
  ],
  exits: ["done", "the version is malformed or too low, or the spec has errors"],
  async run(args, console) {
    const { values } = readArguments(args, options);
    const { keep = false, json = false } = values;
    const { spec, root, allow, format, remote } = placeOf(values);
    const reading = readingOf({ root, allow, format, remote });
    const holding = holdContract(spec, compareForClients, keep, reading);
    const folder = prefixOf(rootOf({ spec, root }));
    const result = "nothing was compared";
    const report = await orPrintProblems(holding, console, { json, folder, result });
    if (report === undefined) return exit.found;
    console.out(json ? JSON.stringify(report, null, 2) : describe(report));
    return report.fault === undefined ? exit.done : exit.found;
  },
};

function describe({ version, last, entries, fault, kept }: ContractReport): string {
  const lines = entries.map(({ breaking, text }) => `${breaking ? "breaks" : "      "}  ${text}`);
  const end = fault ?? (kept ? `${version} is kept` : "the version fits the changes");
  return visible([`${version}: ${comparison(version, last)}`, ...lines, end].join("\n"));
}

function comparison(version: string, last: string | undefined): string {
  if (parseVersion(version) === undefined) return "nothing was compared";
  if (last === undefined) return "there is no earlier release";
  return compareVersions(last, version) > 0 ? `older than ${last}` : `compared with ${last}`;
}
