import { compactTemplate } from "./compact-template.ts";
import type { Template } from "./layout.ts";
import { standardTemplate } from "./standard-template.ts";

const templates: ReadonlyMap<number, Template> = new Map([
  [1, standardTemplate],
  [2, compactTemplate],
]);

/** Whether `options.template_id` names a template; other values use the default, 1. */
export function hasTemplate(id: number): boolean {
  return templates.has(id);
}

/** The template of an identifier: 1 a whole sheet, 2 a strip of 80 mm; 1 for any other. */
export function templateOf(id: number | undefined): Template {
  return templates.get(id ?? 1) ?? standardTemplate;
}
