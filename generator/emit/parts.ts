/** The parts of the output, as `--only` names them, each with the parts that it needs. */
export const parts = {
  types: [],
  validators: [],
  routes: ["types", "validators"],
  client: ["types"],
  schemas: [],
  tables: [],
  pages: ["schemas", "validators"],
  vectors: [],
  package: [],
} as const satisfies Record<string, readonly string[]>;

/** The name of a part. */
export type Part = keyof typeof parts;

/** All parts: the default of a run. */
export const allParts = Object.keys(parts) as Part[];

/** Whether a text is the name of a part. */
export function isPart(text: string): text is Part {
  return Object.hasOwn(parts, text);
}

/** The wanted parts and the parts that they need. */
export function withNeeded(wanted: readonly Part[]): ReadonlySet<Part> {
  return new Set(wanted.flatMap((part): Part[] => [part, ...parts[part]]));
}
