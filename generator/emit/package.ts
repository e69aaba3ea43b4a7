import type { Plan } from "../plan/plan.ts";
import { openapiFetchRange } from "./client/client.ts";
import type { Files } from "./files.ts";
import { packageFile } from "./package-file.ts";
import { emitReadme } from "./readme.ts";
import { printJson } from "./schemas/schemas.ts";

/** The package that the output is: its package.json, what to read first, and the licences of what is bundled in it. */
export function emitPackage(plan: Plan, files: Files): Files {
  const manifest = {
    name: plan.package.name,
    version: plan.version,
    description: `Schemas, validators, types and client of ${plan.title}.`,
    type: "module",
    ...(plan.license === undefined ? {} : { license: plan.license }),
    sideEffects: false,
    exports: {
      "./validators/*": { types: "./validators/*.d.ts", default: "./validators/*.js" },
      "./validators/runtime/*": null,
      "./schemas/*.json": "./schemas/*.json",
      "./types": { types: "./types/models.d.ts", default: "./types/models.js" },
      "./types/openapi": { types: "./types/openapi.d.ts", default: "./types/openapi.js" },
      "./client": { types: "./client.d.ts", default: "./client.js" },
      "./rules": { types: "./rules.d.ts", default: "./rules.js" },
      "./rules.json": "./rules.json",
      "./vectors/*.json": "./vectors/*.json",
      "./openapi.json": "./openapi.json",
      "./package.json": "./package.json",
    },
    files: [
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
      "openapi.json",
      ...(files.has("CHANGELOG.md") ? ["CHANGELOG.md"] : []),
      "NOTICE",
    ],
    peerDependencies: { "openapi-fetch": openapiFetchRange },
    peerDependenciesMeta: { "openapi-fetch": { optional: true } },
  };
  return new Map([
    ["package.json", printJson(manifest)],
    // Types alone: a module that can be imported all the same, because some compilers keep such imports.
    ["types/models.js", "export {};\n"],
    ["types/openapi.js", "export {};\n"],
    ["README.md", emitReadme(plan, files)],
    ["NOTICE", notice(files)],
  ]);
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
  return `This package contains code of, or printed by, the following projects.\n\n${licences.join("\n")}`;
}
