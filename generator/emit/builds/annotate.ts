/**
 * The code of an untyped function with JSDoc types, for compilers that check JavaScript: its parameters
 * and the variables that are set later have the type `any`. The code must have the layout of our formatter.
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
    .replace(/^( *)const (\w+) = (\[\];|\{\};|\{$)/gm, "$1/** @type {any} */\n$1const $2 = $3");
}

/** A list of parameters, each of any type. */
function annotated(list: string): string {
  const split = list.match(/(?:\[[^\]]*\]|\{[^}]*\}|[^,[{])+/g) ?? [];
  return split.map((one) => `/** @type {any} */ ${one.trim()}`).join(", ");
}

/** The JSDoc type before a printed function: its parameters may have any type. */
export const anyFunction = "/** @type {Any} */\n";

/** The type of printed functions, for the beginning of their module. */
export const anyType = "/** @typedef {(...values: any[]) => any} Any */\n";

/** A printed function whose unused parameters and `for…in` variables begin with an underscore, so that compilers accept them. */
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
