import { readFileSync } from "node:fs";
import path from "node:path";

/** The folder of the code generated from our spec. */
export const generated = path.join(import.meta.dirname, "../../../generated");

/** A published schema to measure, the module generated from the schema, and bodies to validate. */
export interface Subject {
  name: string;
  /** The schema for Zod. It omits the variant (e.g. `cl`), because Zod cannot express a variant's conditions. */
  shape: string;
  module: string;
  variant?: string;
  /** `accept` is valid, `reject` has a mistake in the last value, `explain` has a mistake in every fifth value. */
  bodies: Record<"accept" | "reject" | "explain", unknown>;
}

/** Schemas of our spec, largest first. Of `document-create`, only the variant `cl` is measured. */
export const subjects: readonly Subject[] = [
  subject("document-create.cl", "document-create", "document-create/cl/invoice", "cl"),
  subject("account-create", "account-create", "account-create/cl"),
  subject("company-branch-create", "company-branch-create", "company-branch-create/full"),
];

/** Reads a published schema. */
export function schemaOf(name: string): Record<string, unknown> {
  return read(`schemas/${name}.json`);
}

function subject(name: string, module: string, example: string, variant?: string): Subject {
  const accept = read(`examples/${example}.json`);
  const count = scalarsIn(accept);
  const bodies = {
    accept,
    reject: spoiled(accept, (index) => index === count - 1),
    explain: spoiled(accept, (index) => index % 5 === 0),
  };
  return { name, shape: module, module, ...(variant === undefined ? {} : { variant }), bodies };
}

function scalarsIn(body: unknown): number {
  let count = 0;
  spoiled(body, () => {
    count++;
    return false;
  });
  return count;
}

/** Copies `body`. If `isWrong` is true for a scalar's index, the scalar becomes `[]`, always a wrong type. */
function spoiled(body: unknown, isWrong: (index: number) => boolean): unknown {
  let index = 0;
  const text = JSON.stringify(body, (_, value) =>
    typeof value === "object" || !isWrong(index++) ? value : [],
  );
  return JSON.parse(text);
}

function read(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path.join(generated, file), "utf8"));
}
