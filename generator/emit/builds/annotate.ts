/**
 * Adds JSDoc types to untyped code, so that compilers that check JavaScript accept the code.
 * Gives the type `any` to parameters, variables without an initial value, and variables whose initial value is an
 * empty list, an empty object, an object on several lines or the result of a regular expression.
 * The code must have the layout that Biome or the TypeScript compiler produces.
 */
export function annotate(code: string): string {
  return code
    .replace(/^(?=(?:export )?function )/gm, anyFunction)
    .replace(
      /^( .*\bfunction \w+)\(([^()]*)\)/gm,
      (_, head: string, list: string) => `${head}(${annotated(list)})`,
    )
    .replace(/\(([^()"'`]+)\) =>/g, (_, list: string) => `(${annotated(list)}) =>`)
    .replace(/^( *)let (\w+)( = \[\])?;/gm, "$1/** @type {any} */\n$1let $2$3;")
    .replace(
      /^( *)const (\w+) = (\[\];|\{\};|\{$|\w+\.exec\()/gm,
      "$1/** @type {any} */\n$1const $2 = $3",
    );
}

/** Adds the type `any` to each parameter of a list. */
function annotated(list: string): string {
  const split = list.match(/(?:\[[^\]]*\]|\{[^}]*\}|[^,[{])+/g) ?? [];
  return split.map((one) => `/** @type {any} */ ${one.trim()}`).join(", ");
}

/** The JSDoc comment before an emitted function: parameters and result have the type `any`. */
export const anyFunction = "/** @type {Any} */\n";

/** The declaration of the type `Any`, for the beginning of a module. */
export const anyType = "/** @typedef {(...values: any[]) => any} Any */\n";

/** Adds an underscore to the name of each unused parameter or `for…in` variable, so that compilers accept the code. */
export function withoutUnused(code: string): string {
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b[^]*?\\b${name}\\b`).test(code);
  return code
    .replace(/^(function \S+)\((.*)\)/, (_, head: string, list: string) => {
      const names = list.split(", ").map((name) => (isUsed(name) ? name : `_${name}`));
      return `${head}(${names.join(", ")})`;
    })
    .replace(/\bfor\(const (\w+) in /g, (head: string, name: string) =>
      isUsed(name) ? head : `for(const _${name} in `,
    );
}
