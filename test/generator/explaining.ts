import { importFrom } from "./output.ts";

/** One error in the list that an explaining validator returns. */
export interface FoundError {
  pointer: string;
  rule: string;
  code: string;
  message: string;
}

/** The explaining validator of a shared schema or of a variant. */
export interface Explaining {
  explain(body: unknown): FoundError[];
  explanation(body: unknown): { refusals: FoundError[]; truncated: boolean };
}

/** The fast validator of a shared schema or of a variant. */
export interface Validating {
  is(body: unknown): boolean;
}

/** The merged exports of a body's fast module and explaining module. */
export interface Body extends Explaining, Validating {
  variants: Readonly<Record<string, Explaining & Validating>>;
}

/** Imports the fast module and the explaining module of a body. `folder` is the output folder. */
export async function loadBody(folder: string, name: string): Promise<Body> {
  const fast = await importFrom<Body>(folder, `validators/${name}.js`);
  const slow = await importFrom<Body>(folder, `validators/${name}.explain.js`);
  const variants = Object.keys(fast.variants).map((variant) => [
    variant,
    { ...fast.variants[variant], ...slow.variants[variant] },
  ]);
  return { ...fast, ...slow, variants: Object.fromEntries(variants) };
}

/** Formats each error as `pointer rule code`, sorted. */
export function found(refusals: readonly FoundError[]): string[] {
  return refusals.map(({ pointer, rule, code }) => `${pointer} ${rule} ${code}`).sort();
}
