import { warning } from "../../generated/rules.js";
import type { DocumentCreate, Warning } from "../../generated/types/models.d.ts";
import { hasTemplate } from "../rendering/templates.ts";
import type { Services } from "../services.ts";

/** Warns of options that this server cannot fulfil. */
export function optionWarnings(services: Services, { options = {} }: DocumentCreate): Warning[] {
  const warnings: Warning[] = [];
  if (options.send_email === 1 && !services.sendsEmail) {
    warnings.push(warning("document.email-not-sent", "/options/send_email"));
  }
  if (options.template_id !== undefined && !hasTemplate(options.template_id)) {
    warnings.push(warning("document.template-unknown", "/options/template_id"));
  }
  return warnings;
}
