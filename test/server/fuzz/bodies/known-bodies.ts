import { readFileSync } from "node:fs";
import { bodyValidator } from "../checks/validators.ts";
import type { Operation, Variants } from "../contract.ts";
import { publishedName } from "../contract.ts";

const known = new Map<string, readonly unknown[]>();

/** Reads the operation's generated test vectors. Returns the bodies that the operation's published schema accepts. */
export function knownBodies(operation: Operation, country: string | undefined): readonly unknown[] {
  const { schema = {}, variants = {} as Variants } = operation.body ?? {};
  const variant = variants[country ?? ""] === undefined ? "" : `.${country}`;
  const name = `${publishedName(schema)}${variant}`;
  const found = known.get(name) ?? read(name, operation, country);
  known.set(name, found);
  return found;
}

function read(name: string, operation: Operation, country: string | undefined): readonly unknown[] {
  const file = new URL(`../../../../generated/vectors/${name}.json`, import.meta.url);
  const { vectors } = JSON.parse(readFileSync(file, "utf8")) as { vectors: { body: unknown }[] };
  const validate = bodyValidator(operation, country);
  return vectors.map(({ body }) => body).filter((body) => validate?.(body) === true);
}
