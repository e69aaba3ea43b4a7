import { readFileSync } from "node:fs";
import path from "node:path";
import { readArguments, UsageError } from "./arguments.js";

/**
 * The settings that a flag, or the member `talonario` of package.json, can set.
 * @typedef {{
 *   spec: string,
 *   out: string,
 *   root: string | undefined,
 *   only: string[],
 *   emit: string,
 *   "import-extension": string,
 *   strict: boolean,
 *   error: string[],
 *   allow: string[],
 *   format: string[],
 *   remote: string[],
 * }} Place
 */

/**
 * The settings of a run of `generate`.
 * @typedef {Place & {check: boolean, watch: boolean, force: boolean, verbose: boolean, json: boolean}} Settings
 */

/** The options that package.json can set, too. */
export const placeOptions = /** @type {const} */ ({
  spec: {
    type: "string",
    value: "<file>",
    text: "the OpenAPI document, YAML or JSON (default: spec/openapi.yaml)",
  },
  out: { type: "string", value: "<folder>", text: "the folder of the output (default: generated)" },
  root: {
    type: "string",
    value: "<folder>",
    text: "the folder with all files of the spec (default: the folder of --spec)",
  },
  only: {
    type: "string",
    multiple: true,
    value: "<parts>",
    text: "write only these parts, separated by commas",
  },
  emit: {
    type: "string",
    value: "<ts|js>",
    text: "the language of the routes: ts (default), or js with declarations",
  },
  "import-extension": {
    type: "string",
    value: "<.ts|.js|none>",
    text: "the extension in imports of generated TypeScript (default: .ts)",
  },
  strict: { type: "boolean", text: "stop at warnings, too" },
  error: {
    type: "string",
    multiple: true,
    value: "<code>",
    text: "stop at warnings of this code; may be given several times",
  },
  allow: {
    type: "string",
    multiple: true,
    value: "<code>",
    text: "do not stop at problems of this code; may be given several times",
  },
  format: {
    type: "string",
    multiple: true,
    value: "<name>=<pattern>",
    text: "define the pattern of a format; may be given several times",
  },
  remote: {
    type: "string",
    multiple: true,
    value: "<url>",
    text: "allow $ref to URLs that begin with <url>; may be given several times",
  },
});

/** The options of `generate`. */
export const generateOptions = /** @type {const} */ ({
  ...placeOptions,
  check: {
    type: "boolean",
    text: "write nothing; list the outdated files; exit with 1 if there are any",
  },
  watch: { type: "boolean", text: "run again whenever a file of the spec changes" },
  force: { type: "boolean", text: "overwrite files that talonario did not generate" },
  verbose: { type: "boolean", text: "print every warning and allowed problem with its place" },
  json: { type: "boolean", text: "print the result as JSON" },
});

/**
 * The settings of a run. @throws UsageError
 * @param {string[]} args the arguments after `generate`
 * @returns {Settings}
 */
export function settingsOf(args) {
  const { values } = readArguments(args, generateOptions);
  const { check = false, watch = false, force = false, verbose = false, json = false } = values;
  return { ...placeOf(values), check, watch, force, verbose, json };
}

/**
 * The settings of a command line. Undefined for a command other than `generate`, for `--help`,
 * for invalid arguments, and for invalid settings in package.json.
 * @param {string[]} args
 * @returns {Settings | undefined}
 */
export function settingsIn([command, ...args]) {
  if (command !== "generate") return undefined;
  try {
    return settingsOf(args);
  } catch {
    return undefined;
  }
}

/**
 * Each setting: the value of the flag, else the value in package.json, else the default. For `error`, `allow`,
 * `format` and `remote`, the lists of the flag and of package.json are joined. @throws UsageError
 * @param {import("./arguments.js").Values<typeof placeOptions>} values
 * @param {string} [folder] the folder of package.json
 * @returns {Place}
 */
export function placeOf(values, folder = process.cwd()) {
  const configured = configurationIn(folder);
  return {
    spec: values.spec ?? configured.spec ?? "spec/openapi.yaml",
    out: values.out ?? configured.out ?? "generated",
    root: values.root ?? configured.root,
    only: (values.only ?? configured.only ?? []).flatMap((list) => list.split(",")).sort(),
    emit: values.emit ?? configured.emit ?? "ts",
    "import-extension": values["import-extension"] ?? configured["import-extension"] ?? ".ts",
    strict: values.strict ?? configured.strict ?? false,
    error: [...(configured.error ?? []), ...(values.error ?? [])].sort(),
    allow: [...(configured.allow ?? []), ...(values.allow ?? [])].sort(),
    format: [...(configured.format ?? []), ...(values.format ?? [])].sort(),
    remote: [...(configured.remote ?? []), ...(values.remote ?? [])].sort(),
  };
}

/**
 * @param {string} folder
 * @returns {Partial<Place>}
 */
function configurationIn(folder) {
  let text;
  try {
    text = readFileSync(path.join(folder, "package.json"), "utf8");
  } catch {
    return {};
  }
  /** @type {Record<string, unknown>} */
  let configured;
  try {
    // npm also accepts a byte order mark.
    configured = JSON.parse(text.replace(/^\uFEFF/, "")).talonario ?? {};
  } catch {
    throw new UsageError("package.json is not JSON.");
  }
  if (typeof configured !== "object" || Array.isArray(configured)) {
    throw new UsageError("package.json: talonario is not an object with settings.");
  }
  for (const [name, value] of Object.entries(configured)) {
    const option = Object.entries(placeOptions).find(([one]) => one === name)?.[1];
    const isList = Array.isArray(value) && value.every((item) => typeof item === "string");
    const fits =
      option !== undefined && "multiple" in option
        ? isList
        : typeof value === option?.type && value !== "";
    if (fits) continue;
    throw new UsageError(
      `package.json: talonario.${name} is no setting, is empty, or has a value of the wrong type.`,
    );
  }
  return configured;
}
