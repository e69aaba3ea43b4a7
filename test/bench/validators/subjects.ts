import { readFileSync } from "node:fs";
import path from "node:path";

/** The folder of what was generated from our spec. */
export const generated = path.join(import.meta.dirname, "../../../generated");

/** What is judged: a published schema, the module that was generated for it, and bodies. */
export interface Subject {
  name: string;
  /** The schema without its rules, for who cannot say them; the name of a published one. */
  shape: string;
  module: string;
  variant?: string;
  /** A body that is accepted, the same with one mistake, and with one in every fifth value. */
  bodies: Record<"accept" | "reject" | "explain", unknown>;
}

/** From the largest body of our spec, as it is judged for one variant, to one of the smallest. */
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

/** A copy in which some of the values, by their number, have a type that no schema of ours knows. */
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
