/** A row of the matrix: one form of the generated output, the compilers that compile it, and their options. */
export interface Settings {
  name: string;
  /** The form of the output, such as imports with `.js`; also the name of the folder with this output. */
  build: "ts" | "js-imports" | "bare-imports" | "javascript";
  compilers: readonly Compiler[];
  options: Readonly<Record<string, unknown>>;
  /** Whether the test runs the JavaScript that the compiler emits. */
  starts?: boolean;
}

/** The package folder of each TypeScript version. */
export const compilers = {
  "5.6": "typescript-5.6",
  "5.9": "typescript",
  "6.0": "typescript-6.0",
  "7.0": "typescript-7.0",
} as const;

/** A TypeScript version. */
export type Compiler = keyof typeof compilers;

const newest = ["7.0"] as const;
const withTs = { noEmit: true, allowImportingTsExtensions: true };
const workers = { lib: ["es2023"], types: ["@cloudflare/workers-types"] };
const emitted = {
  rootDir: ".",
  allowJs: true,
  rewriteRelativeImportExtensions: true,
};
const strict = {
  allowUnusedLabels: false,
  allowUnreachableCode: false,
  exactOptionalPropertyTypes: true,
  noFallthroughCasesInSwitch: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noPropertyAccessFromIndexSignature: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
};

/** A row that tests one setting with the newest compiler. */
function alone(name: string, options: Readonly<Record<string, unknown>>): Settings {
  return { name, build: "ts", compilers: newest, options: { ...withTs, ...options } };
}

/** Every row of the matrix. Each old compiler has only two or three rows, because a row takes several seconds. */
export const matrix: readonly Settings[] = [
  {
    name: "es2022 without dom.iterable, every strict setting, JavaScript checked",
    build: "ts",
    compilers: ["5.6"],
    options: { ...withTs, ...strict, lib: ["es2022", "dom"], allowJs: true, checkJs: true },
  },
  {
    name: "es2022 without dom.iterable, every strict setting, rewritten imports, emitted code runs",
    build: "ts",
    compilers: ["5.9", "6.0", "7.0"],
    options: {
      ...emitted,
      ...strict,
      lib: ["es2022", "dom"],
      checkJs: true,
      erasableSyntaxOnly: true,
    },
    starts: true,
  },
  {
    name: "the types of Cloudflare Workers, imports with .js, isolatedDeclarations",
    build: "js-imports",
    compilers: ["5.6", "5.9", "6.0", "7.0"],
    options: { ...workers, noEmit: true, declaration: true, isolatedDeclarations: true },
  },
  {
    name: "JavaScript with declarations, imported by TypeScript",
    build: "javascript",
    compilers: ["5.6", "7.0"],
    options: { ...strict, noEmit: true },
  },
  {
    name: "imports without extensions, as bundlers resolve them",
    build: "bare-imports",
    compilers: newest,
    options: { ...strict, noEmit: true, module: "preserve", moduleResolution: "bundler" },
  },
  { name: "imports with .js", build: "js-imports", compilers: newest, options: { noEmit: true } },
  alone("lib es2023", { lib: ["es2023", "dom", "dom.iterable"] }),
  alone("lib esnext", { target: "esnext", lib: ["esnext", "dom", "dom.iterable"] }),
  alone("the types of Node.js without DOM", { types: ["node"], lib: ["es2022"] }),
  alone("the types of Cloudflare Workers", workers),
  alone("@tsconfig/strictest", { extends: "@tsconfig/strictest/tsconfig.json" }),
  alone("isolatedDeclarations", { declaration: true, isolatedDeclarations: true }),
  alone("checkJs", { allowJs: true, checkJs: true }),
];
