/** Removes the unused static imports of a module. Each import must begin a line. */
export function withUsedImports(module: string): string {
  const imports = /^import (?:type )?(?:\{[^}]*\}|\* as \w+) from "[^"\n]*";\n/gm;
  const words = new Set(codeOf(module.replace(imports, "")).match(/[A-Za-z_]\w*/g));
  return module.replace(imports, (statement) => {
    const [, list] = /\{([^}]*)\}/.exec(statement) ?? [];
    if (list === undefined) return words.has(localOf(statement)) ? statement : "";
    const names = list.split(",").flatMap((name) => name.trim() || []);
    const used = names.filter((name) => words.has(localOf(name)));
    if (used.length === names.length) return statement;
    if (used.length === 0) return "";
    const [one] = used.length === 1 ? used : [];
    const inner =
      one === undefined ? `\n${used.map((name) => `  ${name},\n`).join("")}` : ` ${one} `;
    return statement.replace(/\{[^}]*\}/, () => `{${inner}}`);
  });
}

/** The local name of an import. */
function localOf(clause: string): string {
  return / as (\w+)/.exec(clause)?.[1] ?? clause.replace(/^type /, "");
}

/** Removes the strings, comments and re-exported types of a module. */
function codeOf(module: string): string {
  const own = module.replace(/^export type \{[^}]*\} from .*$/gm, "");
  return own.replace(/"(?:[^"\\\n]|\\.)*"|\/\*[\s\S]*?\*\/|\/\/.*$/gm, " ");
}
