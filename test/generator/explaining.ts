import { importFrom } from "./output.ts";

/** One error of an explaining validator. */
export interface FoundError {
  pointer: string;
  rule: string;
  code: string;
  message: string;
}

/** One validator of an explaining module: of the shared schema, or of a variant. */
export interface Explaining {
  explain(body: unknown): FoundError[];
  explanation(body: unknown): { refusals: FoundError[]; truncated: boolean };
}

/** One validator of a fast module. */
export interface Validating {
  is(body: unknown): boolean;
}

/** The exports of the two modules of a body, together. */
export interface Body extends Explaining, Validating {
  variants: Readonly<Record<string, Explaining & Validating>>;
}

/** Imports both modules of one body from an output folder. */
export async function loadBody(folder: string, name: string): Promise<Body> {
  const fast = await importFrom<Body>(folder, `validators/${name}.js`);
  const slow = await importFrom<Body>(folder, `validators/${name}.explain.js`);
  const variants = Object.keys(fast.variants).map((variant) => [
    variant,
    { ...fast.variants[variant], ...slow.variants[variant] },
  ]);
  return { ...fast, ...slow, variants: Object.fromEntries(variants) };
}

/** The errors without their messages, sorted: `pointer rule code`. */
export function found(refusals: readonly FoundError[]): string[] {
  return refusals.map(({ pointer, rule, code }) => `${pointer} ${rule} ${code}`).sort();
}
