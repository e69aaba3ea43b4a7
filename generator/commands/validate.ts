import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { isDeeperThan, syntaxMessage } from "../runtime/routes/json.ts";
import type { Explanation } from "../runtime/validators/explain.js";
import { nearest } from "../runtime/validators/nearest.js";
import { settingsOf } from "../settings.js";
import { type Command, exit } from "./command.ts";

/** `talonario validate <body> --schema <name>`: the verdict that the service would give. */
export const validateCommand: Command = {
  summary: "judge a body as the service would",
  help: `Usage: talonario validate <body> --schema <name> [options]

Judges a JSON file by a generated validator: the same verdict, pointers and sentences as the service.

  <body>             a JSON file, or - for the standard input
  --schema <name>    the published name of the body, with the variant behind a dot: order.express
  --out <folder>     the generated output                       (generated)
  --json             print the verdict as JSON

Exit codes: 0 accepted, 1 refused, 2 wrong usage.`,
  async run(args, console) {
    const given = parse(args);
    if (typeof given === "string") {
      console.err(`${given}\n\n${validateCommand.help}`);
      return exit.usage;
    }
    const explain = await loadExplain(given.out, given.schema);
    if (typeof explain === "string") {
      console.err(explain);
      return exit.usage;
    }
    const body = readBody(given.body);
    if ("fault" in body) {
      console.err(body.fault);
      return body.missing ? exit.usage : exit.found;
    }
    const { refusals, truncated } = explain(body.value);
    const valid = refusals.length === 0;
    if (given.json) console.out(JSON.stringify({ valid, refusals, truncated }, null, 2));
    else {
      for (const { pointer, rule, message } of refusals) {
        console.out(`${pointer === "" ? "(body)" : pointer}  ${rule}  ${message}`);
      }
      if (truncated) console.out("… and more");
      if (valid) console.out("accepted");
    }
    return valid ? exit.done : exit.found;
  },
};

interface Given {
  body: string;
  schema: string;
  out: string;
  json: boolean;
}

function parse(args: string[]): Given | string {
  const configured = settingsOf([]);
  if (typeof configured === "string") return configured;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { schema: { type: "string" }, out: { type: "string" }, json: { type: "boolean" } },
    });
    const [body, ...others] = positionals;
    if (body === undefined || others.length > 0) return "Name one body.";
    if (values.schema === undefined) return "Name the schema: --schema <name>.";
    const { out = configured.out, json = false, schema } = values;
    return { body, schema, out, json };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

type Explain = (body: unknown) => Explanation;

async function loadExplain(out: string, schema: string): Promise<Explain | string> {
  const names = bodiesIn(out);
  if (names.length === 0) return `There are no validators in ${out}; run talonario generate first.`;
  const name =
    names.find((one) => one === schema) ?? names.find((one) => schema.startsWith(`${one}.`));
  if (name === undefined) return unknown(schema, names);
  const file = path.resolve(out, "validators", `${name}.explain.js`);
  const module = await import(pathToFileURL(file).href);
  if (name === schema) return module.explanation;
  const variant = schema.slice(name.length + 1);
  if (!Object.hasOwn(module.variants, variant)) {
    return unknown(schema, [name, ...Object.keys(module.variants).map((one) => `${name}.${one}`)]);
  }
  return module.variants[variant].explanation;
}

function bodiesIn(out: string): string[] {
  const folder = path.join(out, "validators");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".explain.js"))
    .map((file) => file.slice(0, -".explain.js".length))
    .filter((name) => name !== "answers" && name !== "parameters")
    .sort();
}

function unknown(schema: string, names: readonly string[]): string {
  const guess = nearest(schema, names);
  const hint = guess === undefined ? `There are: ${names.join(", ")}.` : `Did you mean ${guess}?`;
  return `There is no schema ${schema}. ${hint}`;
}

function readBody(file: string): { value: unknown } | { fault: string; missing: boolean } {
  let text: string;
  try {
    text = readFileSync(file === "-" ? 0 : file, "utf8");
  } catch {
    return { fault: `${file} cannot be read.`, missing: true };
  }
  if (isDeeperThan(text, 64)) {
    return { fault: "The JSON is nested deeper than 64 levels.", missing: false };
  }
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { fault: `${file} is not JSON: ${syntaxMessage(error)}`, missing: false };
  }
}
