import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

/**
 * What a run of `generate` is told, by flags or else by the member `talonario` of package.json.
 * @typedef {{
 *   spec: string,
 *   out: string,
 *   root: string | undefined,
 *   allow: string[],
 *   remote: string[],
 *   check: boolean,
 *   watch: boolean,
 *   json: boolean,
 *   help: boolean,
 * }} Settings
 */

/**
 * The settings of a run, or a sentence that says what is wrong with its arguments.
 * @param {string[]} args what follows `generate`
 * @param {string} [folder] where package.json is looked for
 * @returns {Settings | string}
 */
export function settingsOf(args, folder = process.cwd()) {
  const configured = configurationIn(folder);
  if (typeof configured === "string") return configured;
  try {
    const { values } = parseArgs({
      args,
      options: {
        spec: { type: "string" },
        out: { type: "string" },
        root: { type: "string" },
        allow: { type: "string", multiple: true },
        remote: { type: "string", multiple: true },
        check: { type: "boolean" },
        watch: { type: "boolean" },
        json: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
    return {
      spec: values.spec ?? configured.spec ?? "spec/openapi.yaml",
      out: values.out ?? configured.out ?? "generated",
      root: values.root ?? configured.root,
      allow: [...(configured.allow ?? []), ...(values.allow ?? [])].sort(),
      remote: [...(configured.remote ?? []), ...(values.remote ?? [])].sort(),
      check: values.check ?? false,
      watch: values.watch ?? false,
      json: values.json ?? false,
      help: values.help ?? false,
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const texts = ["spec", "out", "root"];
const lists = ["allow", "remote"];

/**
 * @param {string} folder
 * @returns {{spec?: string, out?: string, root?: string, allow?: string[], remote?: string[]} | string}
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
    configured = JSON.parse(text).talonario ?? {};
  } catch {
    return "package.json is not JSON";
  }
  for (const [name, value] of Object.entries(configured)) {
    const isList = Array.isArray(value) && value.every((item) => typeof item === "string");
    if (texts.includes(name) ? typeof value === "string" : lists.includes(name) && isList) continue;
    return `package.json: talonario.${name} is not a setting, or has no value of its type`;
  }
  return configured;
}
