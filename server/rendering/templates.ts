import { compactTemplate } from "./compact-template.ts";
import type { Template } from "./layout.ts";
import { standardTemplate } from "./standard-template.ts";

const templates: ReadonlyMap<number, Template> = new Map([
  [1, standardTemplate],
  [2, compactTemplate],
]);

/** Whether a template has this identifier (`options.template_id`). */
export function hasTemplate(id: number): boolean {
  return templates.has(id);
}

/** The template of an identifier: 2 prints on a roll 80 mm wide; 1 and all other values print on whole sheets. */
export function templateOf(id: number | undefined): Template {
  return templates.get(id ?? 1) ?? standardTemplate;
}
