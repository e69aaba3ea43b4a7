import { parseArgs } from "node:util";
import { type ContractReport, holdContract } from "../contract/contract.ts";
import { compareForClients } from "../contract/for-clients.ts";
import { settingsOf } from "../settings.js";
import { type Command, exit } from "./command.ts";

/** `talonario contract`: holds a spec against its last release, and keeps releases. */
export const contractCommand: Command = {
  summary: "hold the spec against its last release, and write what changed",
  help: `Usage: talonario contract [options]

Compares the spec with the last release that was kept in history/ beside it, and writes what changed
for clients into history/CHANGELOG.md. What breaks clients needs a new major version; while that is
0, a new minor one.

  --spec <file>   the OpenAPI document          (spec/openapi.yaml)
  --keep          keep this version as a release
  --json          print the report as JSON

Exit codes: 0 done, 1 the version is too low for what changed, 2 wrong usage.`,
  async run(args, console) {
    const given = parse(args);
    if (typeof given === "string") {
      console.err(`${given}\n\n${contractCommand.help}`);
      return exit.usage;
    }
    const report = await holdContract(given.spec, compareForClients, given.keep);
    console.out(given.json ? JSON.stringify(report, null, 2) : describe(report));
    return report.fault === undefined ? exit.done : exit.found;
  },
};

function parse(args: string[]): { spec: string; keep: boolean; json: boolean } | string {
  const configured = settingsOf([]);
  if (typeof configured === "string") return configured;
  try {
    const { values } = parseArgs({
      args,
      options: {
        spec: { type: "string" },
        keep: { type: "boolean" },
        json: { type: "boolean" },
      },
    });
    const { spec = configured.spec, keep = false, json = false } = values;
    return { spec, keep, json };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function describe({ version, last, entries, fault, kept }: ContractReport): string {
  const compared = last === undefined ? "no release is kept yet" : `compared with ${last}`;
  const lines = entries.map(({ breaking, text }) => `${breaking ? "breaks" : "      "}  ${text}`);
  const end = fault ?? (kept ? `${version} is kept` : "nothing stands against it");
  return [`${version}: ${compared}`, ...lines, end].join("\n");
}
