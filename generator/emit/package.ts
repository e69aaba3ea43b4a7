import type { Plan } from "../plan/plan.ts";
import { openapiFetchRange } from "./client/client.ts";
import type { Files } from "./files.ts";
import { packageFile } from "./package-file.ts";
import { emitReadme } from "./readme.ts";
import { printJson } from "./schemas/schemas.ts";

/** The README and the package.json of the output. The package.json exports only existing files. */
export function emitPackage(plan: Plan, files: Files): Files {
  const has = (path: string) =>
    path === "NOTICE" ||
    path === "package.json" ||
    [...files.keys()].some((name) => name === path || name.startsWith(`${path}/`));
  const client = has("client")
    ? {
        peerDependencies: { "openapi-fetch": openapiFetchRange },
        peerDependenciesMeta: { "openapi-fetch": { optional: true } },
      }
    : {};
  const manifest = {
    name: plan.package.name,
    version: plan.version,
    description: `Schemas, validators, types and client of ${plan.title}.`,
    type: "module",
    ...(plan.license === undefined ? {} : { license: plan.license }),
    sideEffects: false,
    exports: Object.fromEntries(
      Object.entries(exported).filter(([name, target]) => has(folderOf(target ?? name.slice(2)))),
    ),
    files: published.filter(has),
    ...client,
  };
  return new Map([
    ["package.json", printJson(manifest)],
    ["README.md", emitReadme(plan, files)],
  ]);
}

type Target = string | { types: string; default: string } | null;

const exported: Readonly<Record<string, Target>> = {
  "./validators/*": { types: "./validators/*.d.ts", default: "./validators/*.js" },
  "./validators/runtime/*": null,
  "./schemas/*.json": "./schemas/*.json",
  "./types": { types: "./types/models.d.ts", default: "./types/models.js" },
  "./types/openapi": { types: "./types/openapi.d.ts", default: "./types/openapi.js" },
  "./client": { types: "./client.d.ts", default: "./client.js" },
  "./rules": { types: "./rules.d.ts", default: "./rules.js" },
  "./rules.json": "./rules.json",
  "./tables/*.json": "./tables/*.json",
  "./tables/*": { types: "./tables/*.d.ts", default: "./tables/*.js" },
  "./vectors/*.json": "./vectors/*.json",
  "./openapi.json": "./openapi.json",
  "./package.json": "./package.json",
};

const published = [
  "validators",
  "schemas",
  "vectors",
  "types",
  "client",
  "client.js",
  "client.d.ts",
  "rules.js",
  "rules.d.ts",
  "rules.json",
  "tables",
  "openapi.json",
  "CHANGELOG.md",
  "NOTICE",
];

/** The file of an export, or the folder if the export has a star. */
function folderOf(target: Exclude<Target, null>): string {
  const file = typeof target === "string" ? target : target.types;
  return file.replace(/^\.\//, "").replace(/\/[^/]*\*.*$/, "");
}

/** The file NOTICE: the licences of third-party code in the output. */
export function emitNotice(files: Files): Files {
  return new Map([["NOTICE", notice(files)]]);
}

function notice(files: Files): string {
  const formats = [...files].some(
    ([name, text]) => name.startsWith("validators/") && /^const format_/m.test(text),
  );
  const bundled = formats ? (["ajv", "ajv-formats"] as const) : (["ajv"] as const);
  const licences = bundled.map((name) => {
    const licence = packageFile(`${name}/LICENSE`).trim();
    return `${name}\n${"-".repeat(name.length)}\n${licence}\n`;
  });
  return `This package contains code of the following projects, or code that they generate.\n\n${licences.join("\n")}`;
}
