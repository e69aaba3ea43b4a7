import { importFrom } from "./output.ts";

/** One thing that an explaining validator says. */
export interface FoundError {
  pointer: string;
  rule: string;
  code: string;
  message: string;
}

/** One judgement of an explaining module: the shared schema, or a variant. */
export interface Explaining {
  explain(body: unknown): FoundError[];
  explanation(body: unknown): { refusals: FoundError[]; truncated: boolean };
}

/** One judgement of a fast module. */
export interface Validating {
  is(body: unknown): boolean;
}

/** What the two modules of a body export, together. */
export interface Body extends Explaining, Validating {
  variants: Readonly<Record<string, Explaining & Validating>>;
}

/** Both modules of one body of an output folder. */
export async function loadBody(folder: string, name: string): Promise<Body> {
  const fast = await importFrom<Body>(folder, `validators/${name}.js`);
  const slow = await importFrom<Body>(folder, `validators/${name}.explain.js`);
  const variants = Object.keys(fast.variants).map((variant) => [
    variant,
    { ...fast.variants[variant], ...slow.variants[variant] },
  ]);
  return { ...fast, ...slow, variants: Object.fromEntries(variants) };
}

/** What is refused and why, without words: `pointer rule code`. */
export function found(refusals: readonly FoundError[]): string[] {
  return refusals.map(({ pointer, rule, code }) => `${pointer} ${rule} ${code}`).sort();
}
