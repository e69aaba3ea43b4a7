import { readFileSync } from "node:fs";
import { arrayBuffer } from "node:stream/consumers";
import { visible } from "../diagnostics/diagnostic.ts";
import { frame } from "../diagnostics/frame.ts";
import { parseSource, type Source } from "../load/source.ts";
import { readArguments, UsageError } from "../program/arguments.js";
import { placeOf, placeOptions } from "../program/settings.js";
import { limitsOfBody, readBody } from "../runtime/routes/body.ts";
import type { ValidationError } from "../runtime/validators/explanation.d.ts";
import { type Command, exit } from "./command.ts";
import type { Console } from "./console.ts";
import { type Explain, explainFrom, explainOf } from "./explain-of.ts";
import { orPrintProblems } from "./print-problems.ts";
import { prefixOf, rootOf } from "./reading.ts";

const options = {
  schema: {
    type: "string",
    value: "<name>",
    text: "the published name of the body, or of its variant: order.express",
  },
  variant: { type: "string", value: "<name>", text: "the variant of the body" },
  out: { ...placeOptions.out, text: "the folder of the output (default: generated)" },
  spec: {
    ...placeOptions.spec,
    text: "the OpenAPI document to validate with, instead of the output folder",
  },
  root: placeOptions.root,
  allow: placeOptions.allow,
  format: placeOptions.format,
  remote: placeOptions.remote,
  json: { type: "boolean", text: "print the result as JSON" },
} as const;

/** `talonario validate <body> --schema <name>`: validates a body as the service does. */
export const validateCommand: Command = {
  usage: "<body> --schema <name> [options]",
  about: `Validates a JSON file with a generated validator. The file name - means standard input. Pointers and
messages are those of the service. Does not check rules that need the data of the service. Does not
apply the limits of the body (x-limits) or the settings of the server.`,
  options,
  examples: [
    ["order.json --schema order", "with the validators in generated/"],
    ["order.json --schema order --variant express", "with the schema of one variant"],
    ["- --schema order --json", "standard input, for a program"],
    ["order.json --schema order --spec api.yaml", "with api.yaml, without an output folder"],
  ],
  exits: ["accepted", "rejected, or the spec has errors"],
  async run(args, console) {
    const { values, positionals } = readArguments(args, options, ["<body>"]);
    const wanted = nameOf(values);
    // Only the flag --spec selects validation with an OpenAPI document. The setting `spec` in package.json does not.
    const place = placeOf(values);
    const explain =
      values.spec === undefined
        ? await explainFrom(place.out, wanted)
        : await orPrintProblems(explainOf(place, wanted), console, {
            json: values.json ?? false,
            folder: prefixOf(rootOf(place)),
            result: "nothing was validated",
          });
    if (explain === undefined) return exit.found;
    const [file = ""] = positionals;
    const bytes = await bytesOf(file);
    const { errors, truncated, detail } = await validate(bytes, explain);
    const valid = errors.length === 0 && detail === undefined;
    if (values.json) {
      const result = { valid, errors, ...(truncated ? { truncated } : {}), detail };
      console.out(JSON.stringify(result, null, 2));
    } else if (valid) {
      console.out(console.paintOut("green", "accepted"));
    } else if (detail !== undefined) {
      console.out(detail);
    } else {
      const name = file === "-" ? "standard input" : file;
      printErrors(errors, parseSource(name, new TextDecoder().decode(bytes), [], true), console);
      const count = `${errors.length} ${errors.length === 1 ? "error" : "errors"}`;
      console.out(truncated ? `${count}; there may be more` : count);
    }
    return valid ? exit.done : exit.found;
  },
};

/** Prints each error with its place in the file. */
function printErrors(
  errors: readonly ValidationError[],
  source: Source,
  { out, paintOut }: Console,
) {
  for (const { pointer, rule, message } of errors) {
    const location = source.locate(pointer);
    const { file, line, column } = location;
    const place = paintOut("bold", `${visible(file)}:${line}:${column}`);
    out(`${place} ${paintOut("red", rule)}: ${visible(message)}`);
    out(`    ${pointer === "" ? "(body)" : visible(pointer)}`);
    out(`${frame(location, source.text, paintOut)}\n`);
  }
}

function nameOf({ schema, variant }: { schema?: string; variant?: string }): string {
  if (schema === undefined) return "";
  return variant === undefined ? schema : `${schema}.${variant}`;
}

async function bytesOf(file: string): Promise<ArrayBuffer | Buffer<ArrayBuffer>> {
  if (file === "-") return arrayBuffer(process.stdin);
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(`${file} cannot be read (${code}).`);
  }
}

/** Reads and validates a body as the service does. `detail` is set only if reading fails, e.g. for invalid JSON. */
async function validate(body: ArrayBuffer | Buffer<ArrayBuffer>, explain: Explain) {
  const headers = { "Content-Type": "application/json" };
  const request = new Request("http://localhost/", { method: "POST", headers, body });
  const contents = [{ mediaType: "application/json", kind: "json" }] as const;
  const definition = { required: true, contents };
  const read = await readBody(request, definition, limitsOfBody(definition, {}));
  if ("status" in read) return { errors: [], truncated: false, detail: read.detail };
  const { refusals: errors, truncated } = explain(read.checked);
  return { errors, truncated, detail: undefined };
}
