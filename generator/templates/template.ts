import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type HandlebarsModule from "handlebars";
import { home } from "../program/paths.js";
import { templateOptions } from "../program/template-options.js";

// With `import`, Node would first search the whole code of Handlebars for exported names.
const require = createRequire(import.meta.url);

/** Compiles a template. The bundle replaces this module by one with compiled templates (see bundle.js). */
export function templateOf(name: string): HandlebarsModule.TemplateDelegate {
  const Handlebars: typeof HandlebarsModule = require("handlebars");
  const text = readFileSync(new URL(`templates/${name}.hbs`, home), "utf8");
  return Handlebars.compile(text, templateOptions);
}
