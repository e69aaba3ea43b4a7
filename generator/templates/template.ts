import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type HandlebarsModule from "handlebars";
import { home } from "../program/paths.js";
import { templateOptions } from "../program/template-options.js";

// With `import`, Node would first search the whole code of Handlebars for exported names.
const require = createRequire(import.meta.url);

/**
 * A template by its name, ready to be filled in. The bundle has templates that are already compiled
 * (see bundle.js).
 */
export function templateOf(name: string): HandlebarsModule.TemplateDelegate {
  const Handlebars: typeof HandlebarsModule = require("handlebars");
  const text = readFileSync(new URL(`templates/${name}.hbs`, home), "utf8");
  return Handlebars.compile(text, templateOptions);
}
