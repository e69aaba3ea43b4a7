/**
 * The code of a function that has no types, for those who let a compiler check JavaScript: what it
 * takes may be anything, and so may what is set later. Its shape is that of our formatter.
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

/** Stands before a printed function: what it takes may be anything. */
export const anyFunction = "/** @type {Any} */\n";

/** The type of printed functions, for the beginning of their module. */
export const anyType = "/** @typedef {(...values: any[]) => any} Any */\n";

/** A printed function, in which a name that nothing reads begins with a line: a compiler lets it pass. */
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
