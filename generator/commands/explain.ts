import { readFileSync } from "node:fs";
import path from "node:path";
import { visible } from "../diagnostics/diagnostic.ts";
import {
  type DiagnosticCode,
  diagnosticOf,
  diagnostics,
  isDiagnosticCode,
} from "../diagnostics/diagnostics.ts";
import { readArguments, UsageError } from "../program/arguments.js";
import { placeOf, placeOptions } from "../program/settings.js";
import { nearest } from "../runtime/validators/nearest.js";
import { type Command, exit } from "./command.ts";
import type { Console } from "./console.ts";

const options = {
  out: {
    ...placeOptions.out,
    text: "the output folder in which a rule is looked up (default: generated)",
  },
  json: { type: "boolean", text: "print JSON" },
} as const;

const prefix = "spec/";

/** A rule of a spec, as stored in `rules.json`. */
interface PublishedRule {
  id: string;
  kind: string;
  message: string;
  file: string;
  pointer: string;
  bodies: string[];
  variants: string[];
  vectors: { accepted: string[]; refused: string[] };
}

/** `talonario explain <code or rule>`: describes a diagnostic, or a rule of a spec. */
export const explainCommand: Command = {
  usage: "[<code or rule>] [options]",
  about: `Describes a diagnostic by its code: the cause, the fix, and the effect of allowing the code.
Describes a rule of the spec by its id: the message, the place and the vectors. Without an argument,
lists every code.`,
  options,
  examples: [
    ["", "every code"],
    ["spec/dangling-ref", "one code; the prefix spec/ is optional"],
    ["order.total --out generated", "a rule of your own spec"],
  ],
  exits: ["done", "not used"],
  async run(args, console) {
    const { values, positionals } = readArguments(args, options, ["[<code or rule>]"]);
    const [wanted] = positionals;
    const json = values.json ?? false;
    if (wanted === undefined) {
      listCodes(console, json);
      return exit.done;
    }
    const code = isDiagnosticCode(wanted) ? wanted : prefix + wanted;
    if (isDiagnosticCode(code)) {
      explainCode(code, console, json);
      return exit.done;
    }
    const rules = rulesIn(placeOf(values).out);
    const rule = rules.find(({ id }) => id === wanted);
    if (rule === undefined) {
      const bare = (name: string) => (name.startsWith(prefix) ? name.slice(prefix.length) : name);
      const codes = Object.keys(diagnostics).map((one) => [bare(one), one] as const);
      const names = new Map([...codes, ...rules.map(({ id }) => [id, id] as const)]);
      const guess = names.get(nearest(bare(wanted), [...names.keys()]) ?? "");
      const hint = guess === undefined ? "" : ` Did you mean ${guess}?`;
      throw new UsageError(`There is no code or rule ${wanted}.${hint}`);
    }
    console.out(json ? JSON.stringify(rule, null, 2) : textOfRule(rule, console));
    return exit.done;
  },
};

function listCodes(console: Console, json: boolean): void {
  const codes = Object.keys(diagnostics).filter(isDiagnosticCode);
  const facts = codes.map((code) => [code, factsOf(code)] as const);
  const causes = facts.map(([code, { level, cause }]) => `${code} (${level}): ${cause}`);
  console.out(json ? JSON.stringify(Object.fromEntries(facts), null, 2) : causes.join("\n"));
}

function factsOf(code: DiagnosticCode) {
  const { kind, level = "error", cause, fix, allowed } = diagnosticOf(code);
  return { kind, level, cause, fix, allowed };
}

function explainCode(code: DiagnosticCode, { out, paintOut }: Console, json: boolean): void {
  const facts = factsOf(code);
  const { kind, level, cause, fix, allowed } = facts;
  if (json) {
    out(JSON.stringify({ code, ...facts }, null, 2));
    return;
  }
  const skip =
    allowed === undefined
      ? "This code cannot be allowed."
      : level === "warning"
        ? `The warning stops a run only with --strict or --error ${code}. ${allowed}`
        : `With --allow ${code}: ${allowed}`;
  const word = kind === "mistake" ? "a mistake in the spec" : "not supported yet";
  out(`${paintOut("bold", code)} (${level}: ${word})\n\n${cause}\n\nWhat to do: ${fix}\n${skip}`);
}

function textOfRule(rule: PublishedRule, { paintOut }: Console): string {
  const { accepted, refused } = rule.vectors;
  const list = (title: string, names: readonly string[]) =>
    names.length === 0 ? [] : ["", `${title}:`, ...names.map((name) => `  ${name}`)];
  const lines = [
    rule.message,
    "",
    `Written in: ${rule.file}#${rule.pointer}`,
    ...(rule.bodies.length === 0 ? [] : [`Bodies: ${rule.bodies.join(", ")}`]),
    ...(rule.variants.length === 0 ? [] : [`Variants: ${rule.variants.join(", ")}`]),
    ...list("Vectors that obey the rule", accepted),
    ...list("Vectors that break the rule", refused),
  ];
  return [`${paintOut("bold", rule.id)} (${rule.kind})`, "", ...lines.map(visible)].join("\n");
}

/** The rules of a generated output. Empty if `rules.json` cannot be read or has no rules. */
function rulesIn(out: string): PublishedRule[] {
  try {
    const published = JSON.parse(readFileSync(path.join(out, "rules.json"), "utf8"));
    return Array.isArray(published.rules) ? published.rules : [];
  } catch {
    return [];
  }
}
