import { parseArgs } from "node:util";
import { nearest } from "../runtime/validators/nearest.js";

/**
 * An option of a command: a flag, or an option with a value. `value` is the placeholder in the help.
 * @typedef {{type: "boolean", text: string} | {type: "string", multiple?: true, value: string, text: string}} Option
 */

/**
 * The values of options, by the names of the options.
 * @template {Record<string, Option>} O
 * @typedef {{[K in keyof O]?: O[K] extends {multiple: true} ? string[] : O[K] extends {type: "boolean"} ? boolean : string}} Values
 */

/** An error in the arguments of a command or in package.json. The message is shown to the user. */
export class UsageError extends Error {
  /** @override */
  name = "UsageError";
}

/**
 * Reads the arguments after a command's name. @throws UsageError
 * @template {Record<string, Option>} O
 * @param {readonly string[]} args
 * @param {O} options
 * @param {readonly string[]} [names] the positional arguments: `<name>` is required, `[name]` is optional
 * @returns {{values: Values<O>, positionals: string[]}}
 */
export function readArguments(args, options, names = []) {
  const parsable = Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      { type: option.type, multiple: "multiple" in option },
    ]),
  );
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: parsable,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === "option") rejectWrong(token, options);
  }
  const missing = names[positionals.length];
  if (missing?.startsWith("<")) throw new UsageError(`${missing} is missing.`);
  const extra = positionals[names.length];
  if (extra !== undefined)
    throw new UsageError(`${JSON.stringify(extra)} is one argument too many.`);
  return { values: /** @type {Values<O>} */ (values), positionals };
}

/**
 * @param {{name: string, rawName: string, value?: string | undefined, inlineValue?: boolean | undefined}} token
 * @param {Record<string, Option>} options
 */
function rejectWrong({ name, rawName, value, inlineValue }, options) {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (option === undefined) {
    const guess = nearest(name, Object.keys(options));
    const hint = guess === undefined ? "" : ` Did you mean --${guess}?`;
    throw new UsageError(`There is no option ${rawName}.${hint}`);
  }
  if (option.type === "boolean" && value !== undefined) {
    throw new UsageError(`--${name} takes no value.`);
  }
  // A value with a dash in front counts as the next option. Exceptions: `-` itself, and a value after `=`.
  const missing = !value || (value.startsWith("-") && value !== "-" && !inlineValue);
  if (option.type === "string" && missing) {
    throw new UsageError(`--${name} needs a value: --${name} ${option.value}.`);
  }
}
