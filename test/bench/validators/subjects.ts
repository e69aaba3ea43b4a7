import { readFileSync } from "node:fs";
import path from "node:path";

/** The folder of the code generated from our spec. */
export const generated = path.join(import.meta.dirname, "../../../generated");

/** A measured case: a published schema, the module that was generated for it, and bodies. */
export interface Subject {
  name: string;
  /** The name of the published schema whose shape serves engines that cannot express rules. */
  shape: string;
  module: string;
  variant?: string;
  /** A valid body, the same with one mistake, and the same with a mistake in every fifth value. */
  bodies: Record<"accept" | "reject" | "explain", unknown>;
}

/** From the largest body of our spec, as it is validated for one variant, to one of the smallest. */
export const subjects: readonly Subject[] = [
  subject("document-create.cl", "document-create", "document-create/cl/invoice", "cl"),
  subject("account-create", "account-create", "account-create/cl"),
  subject("company-branch-create", "company-branch-create", "company-branch-create/full"),
];

/** One of the published schemas. */
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

/** A copy in which `[]`, always a wrong type, replaces each scalar for whose index `isWrong` is true. */
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
