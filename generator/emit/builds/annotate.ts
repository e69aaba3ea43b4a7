/**
 * Adds JSDoc types to the code of untyped functions, for compilers that check JavaScript. Parameters get the type
 * `any`, and so do variables without a first value or with a list or an object. The code must have the layout of our formatter.
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

/** The JSDoc type before a function of the emitted code: all its parameters may have any type. */
export const anyFunction = "/** @type {Any} */\n";

/** The declaration of this type, for the beginning of a module. */
export const anyType = "/** @typedef {(...values: any[]) => any} Any */\n";

/** The code of a function whose unused parameters and `for…in` variables begin with an underscore, so that compilers accept them. */
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
