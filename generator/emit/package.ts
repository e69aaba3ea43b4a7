import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plan } from "../plan/plan.ts";
import type { Files } from "./files.ts";
import { printJson } from "./schemas/schemas.ts";

/** The package that the output is: its package.json, and the licences of what is bundled in it. */
export function emitPackage(plan: Plan, files: Files): Files {
  const manifest = {
    name: plan.package.name,
    version: plan.version,
    description: `Schemas, validators and types of ${plan.title}.`,
    type: "module",
    license: "MIT",
    sideEffects: false,
    exports: {
      "./validators/*": {
        types: "./validators/*.d.ts",
        default: "./validators/*.js",
      },
      "./schemas/*.json": "./schemas/*.json",
      "./types": { types: "./types/models.d.ts" },
      "./types/openapi": { types: "./types/openapi.d.ts" },
      "./rules": { types: "./rules.d.ts", default: "./rules.js" },
      "./vectors/*.json": "./vectors/*.json",
      "./rules.json": "./rules.json",
      "./openapi.json": "./openapi.json",
      "./package.json": "./package.json",
    },
    files: [
      "validators",
      "schemas",
      "vectors",
      "types",
      "rules.js",
      "rules.d.ts",
      "rules.json",
      "openapi.json",
      "NOTICE",
    ],
  };
  return new Map([
    ["package.json", printJson(manifest)],
    ["NOTICE", notice(files)],
  ]);
}

function notice(files: Files): string {
  const bundled = files.has("validators/runtime/formats.js") ? ["ajv", "ajv-formats"] : ["ajv"];
  const licences = bundled.map((name) => {
    const folder = createRequire(import.meta.url).resolve(`${name}/package.json`);
    const licence = readFileSync(folder.replace(/package\.json$/, "LICENSE"), "utf8").trim();
    return `${name}\n${"-".repeat(name.length)}\n${licence}\n`;
  });
  return `This package contains code of, or printed by, the following projects.\n\n${licences.join("\n")}`;
}
