import type { Finding } from "./vector.ts";

/** The results for a body: `is` from the fast validator, `refusals` from the explaining validator. */
export interface Explanation {
  readonly is: boolean;
  readonly refusals: readonly (Finding & { code: string; message: string })[];
}

type Fast = { is(body: unknown): boolean; variants: Record<string, Fast> };
type Explaining = {
  explain(body: unknown): Explanation["refusals"];
  variants: Record<string, Explaining>;
};

/** Validates a body with both validators of the schema `name`, or of its `variant`; throws for an unknown variant. */
export async function validated(
  name: string,
  variant: string | undefined,
  body: unknown,
): Promise<Explanation> {
  const folder = "../../generated/validators";
  const fast: Fast = await import(`${folder}/${name}.js`);
  const explaining: Explaining = await import(`${folder}/${name}.explain.js`);
  const [quick, slow] =
    variant === undefined
      ? [fast, explaining]
      : [fast.variants[variant], explaining.variants[variant]];
  if (quick === undefined || slow === undefined)
    throw new Error(`${name} has no variant ${variant}`);
  return { is: quick.is(body), refusals: slow.explain(body) };
}
