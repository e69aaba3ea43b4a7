/** The parts of the output that --only can name, each with the parts that it needs. */
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

/** Every part; a run writes all of them by default. */
export const allParts = Object.keys(parts) as Part[];

/** Whether a text is the name of a part. */
export function isPart(text: string): text is Part {
  return Object.hasOwn(parts, text);
}

/** Some parts, and those that they need. */
export function withNeeded(wanted: readonly Part[]): ReadonlySet<Part> {
  return new Set(wanted.flatMap((part): Part[] => [part, ...parts[part]]));
}
