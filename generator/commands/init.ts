import { lstatSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compare } from "../diagnostics/diagnostic.ts";
import { readArguments } from "../program/arguments.js";
import { home } from "../program/paths.js";
import { layout } from "../templates/layout.ts";
import { type Command, exit } from "./command.ts";

const options = {
  json: { type: "boolean", text: "print the names of the files as JSON" },
} as const;

/** `talonario init [folder]`: writes a small new project. */
export const initCommand: Command = {
  usage: "[<folder>] [options]",
  about: `Writes a small working project: a spec with one operation, a server that implements this
operation on Hono, and a test. Never overwrites a file: if one of the files exists already, writes none.`,
  options,
  examples: [
    ["", "into this folder"],
    ["notes", "into the folder notes, which is created if missing"],
  ],
  exits: ["done", "a file exists already"],
  async run(args, console) {
    const named = args.some((arg) => !arg.startsWith("-")) ? ["<folder>"] : [];
    const { values, positionals } = readArguments(args, options, named);
    const [folder = "."] = positionals;
    const files = projectFiles(path.basename(path.resolve(folder)));
    const there = obstacles(folder, [...files.keys()]);
    if (there.length > 0) {
      const message = "Nothing was written, because these files exist already:";
      if (values.json) console.out(JSON.stringify({ written: [], there }, null, 2));
      else console.err([message, ...there.map((name) => `  ${name}`)].join("\n"));
      return exit.found;
    }
    write(folder, files);
    if (values.json) console.out(JSON.stringify({ written: [...files.keys()], there }, null, 2));
    else console.out(describe(folder, [...files.keys()]));
    return exit.done;
  },
};

/** The texts of the new files by path. */
function projectFiles(name: string): Map<string, string> {
  const folder = fileURLToPath(new URL("templates/init/", home));
  const facts = { name: packageName(name) };
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) =>
      file
        .split(path.sep)
        .join("/")
        .replace(/\.hbs$/, ""),
    )
    .map((template): [string, string] => {
      // npm would apply a file named .gitignore to this package, so the name of the template has no dot.
      const file = template === "gitignore" ? ".gitignore" : template;
      return [file, layout(`init/${template}`, facts)];
    });
  return new Map(files.sort(([a], [b]) => compare(a, b)));
}

/** A folder's name as a valid package name. */
function packageName(folder: string): string {
  const name = folder
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return name === "" || name === "node-modules" ? "service" : name.slice(0, 100);
}

/**
 * The paths that prevent `write`: the path of a new file, if anything exists there; the path of a parent folder, if a
 * file or a dangling link exists there.
 */
function obstacles(folder: string, names: readonly string[]): string[] {
  const found = names.flatMap((name) => {
    const parts = name.split("/");
    const parents = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join("/"));
    const file = parents.find((parent) => {
      const full = path.join(folder, parent);
      const facts = statSync(full, { throwIfNoEntry: false });
      if (facts !== undefined) return !facts.isDirectory();
      return lstatSync(full, { throwIfNoEntry: false }) !== undefined;
    });
    if (file !== undefined) return file;
    return lstatSync(path.join(folder, name), { throwIfNoEntry: false }) === undefined ? [] : name;
  });
  return [...new Set(found)];
}

function write(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: "wx" });
  }
}

function describe(folder: string, names: readonly string[]): string {
  const into = path.relative(".", folder) === "" ? [] : [`  cd ${folder}`];
  return [
    ...names.map((name) => `wrote ${path.join(folder, name)}`),
    "",
    "Next:",
    ...into,
    "  npm install --save-dev <the talonario package that you passed to npx --package>",
    "  npm run generate",
    "  npm test",
    "  npm start",
  ].join("\n");
}
