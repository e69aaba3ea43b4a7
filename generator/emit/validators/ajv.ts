import { _, Name, type Options } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { SchemaEnv } from "ajv/dist/compile/index.js";
import addFormats from "ajv-formats";
import { keywords } from "../../keywords/keywords.ts";
import type { JsonObject } from "../../openapi/pointer.ts";
import { countOnce } from "./ajv-counts.ts";
import { changeKeyword, explainBoundedly } from "./ajv-explain.ts";
import { judgeMembersTogether } from "./ajv-members.ts";
import { declarationsOf } from "./ajv-order.ts";
import { countCalls, withOurReports } from "./ajv-reports.ts";
import { type Compiled, type Tidied, tidy } from "./tidy.ts";

// This file and its neighbours ajv-*.ts alone touch Ajv's internals; Ajv is pinned, and a test fails when they move.

countOnce();

/** Names that every object has from Object.prototype: a member of such a name would always seem present. */
const inherited = new RegExp(`"(${Object.getOwnPropertyNames(Object.prototype).join("|")})"`);

/**
 * Prints validators for some schemas, which may refer to one another by their keys.
 * `fast` ones stop at the first failure and describe nothing; `explain` ones collect errors,
 * boundedly, whose `schemaPath` begins with the key of the schema. Modules that are printed from
 * one pool compile each schema once; of two schemas with one key the first is meant.
 */
export function compileSchemas(
  schemas: ReadonlyMap<string, JsonObject>,
  wanted: readonly string[],
  mode: "fast" | "explain",
  pool: Pool = new Map(),
): Compiled {
  const all = [...schemas.values()].map(needsOf);
  // These cost time in every function and are needed only by the keywords of their names.
  const unevaluated = all.some((needs) => needs.unevaluated);
  const ownProperties = all.some((needs) => needs.ownProperties);
  const key = `${mode} ${unevaluated} ${ownProperties}`;
  const printer = pool.get(key) ?? {
    ajv: newAjv(mode, unevaluated, ownProperties),
    tidied: { parts: new Map(), conditions: new Map() },
  };
  pool.set(key, printer);
  const { ajv } = printer;
  for (const [name, schema] of schemas) {
    if (Object.hasOwn(ajv.schemas, name)) continue;
    // What `addSchema` does besides is to look for schemas inside that have names of their own.
    ajv.schemas[name] = new SchemaEnv({ schema, schemaPath: `${name}#`, baseId: name });
  }
  const declared = withOurReports(mode, () => declarationsOf(ajv, wanted));
  return tidy(declared, mode, printer.tidied);
}

/** What prints the modules of a run, by what they need of the compiler; several share their compiled schemas. */
export type Pool = Map<string, Printer>;

interface Printer {
  ajv: Ajv2020;
  tidied: Tidied;
}

interface Needs {
  unevaluated: boolean;
  ownProperties: boolean;
}

const known = new WeakMap<JsonObject, Needs>();

function needsOf(schema: JsonObject): Needs {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const text = JSON.stringify(schema);
  const needs = {
    unevaluated: /"unevaluated(Items|Properties)":/.test(text),
    ownProperties: inherited.test(text),
  };
  known.set(schema, needs);
  return needs;
}

function newAjv(mode: "fast" | "explain", unevaluated: boolean, ownProperties: boolean): Ajv2020 {
  const ajv = new Ajv2020(options(mode));
  Object.assign(ajv.opts, { unevaluated, ownProperties, dynamicRef: false });
  addFormats.default(ajv, { mode: "full", keywords: false });
  for (const keyword of keywords.values()) {
    if (keyword.decides !== undefined) addDecidingKeyword(ajv, keyword.name, keyword.decides);
  }
  findTwinsInOnePass(ajv);
  countCalls(ajv, mode);
  if (mode === "explain") {
    explainBoundedly(ajv);
    judgeMembersTogether(ajv);
  }
  return ajv;
}

/** References are keys, which mean the same wherever they stand. */
const keysAlone = {
  parse: (path: string) => ({ path }),
  serialize: ({ path = "" }) => path,
  resolve: (_: string, key: string) => key,
};

function options(mode: "fast" | "explain"): Options {
  return {
    allErrors: mode === "explain",
    inlineRefs: false,
    messages: false,
    strict: false,
    validateSchema: false,
    meta: false,
    uriResolver: keysAlone,
    unicodeRegExp: true,
    addUsedSchema: false,
    logger: false,
    code: {
      source: true,
      esm: true,
      lines: true,
      optimize: true,
      formats: _`formats`,
      // Only the text is wanted; nothing that came of a spec is compiled here, let alone run.
      process: () => "return function () {}",
    },
  };
}

function addDecidingKeyword(
  ajv: Ajv2020,
  name: string,
  { type, runtime }: { type: "string" | "number"; runtime: string },
): void {
  ajv.addKeyword({
    keyword: name,
    type,
    code(context) {
      const decide = context.gen.scopeValue("func", {
        key: runtime,
        ref: runtime,
        code: _`require(${`./runtime/${runtime}.js`}).${new Name(runtime)}`,
      });
      context.fail(_`!${decide}(${context.data}, ${context.schema})`);
    },
  });
}

/** Ajv compares each item with each other, which a long list turns into minutes. */
function findTwinsInOnePass(ajv: Ajv2020): void {
  changeKeyword(ajv, "uniqueItems", () => (context) => {
    if (context.schema !== true) return;
    const { gen, data } = context;
    const find = gen.scopeValue("func", {
      key: "twins",
      ref: "twins",
      code: _`require("./runtime/twins.js").twins`,
    });
    const found = gen.const("twins", _`${find}(${data})`);
    context.setParams({ i: _`${found}[1]`, j: _`${found}[0]` });
    context.fail(_`${found} !== undefined`);
  });
}
