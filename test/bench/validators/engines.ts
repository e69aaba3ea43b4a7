import { Ajv2020, type Options } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { Compile } from "typebox/schema";
import * as z from "zod";
import { generated, type Subject, schemaOf } from "./subjects.ts";

/** A validator of bodies. */
export interface Validator {
  accepts(body: unknown): boolean;
  /** Returns the number of errors. */
  explain(body: unknown): number;
}

/** The engines by name; each function makes the engine's validator of a published schema. */
export const engines: Record<string, (subject: Subject) => Promise<Validator>> = {
  "talonario, generated": async ({ module, variant }) => {
    const fast = await import(`${generated}/validators/${module}.js`);
    const slow = await import(`${generated}/validators/${module}.explain.js`);
    const { is } = variant === undefined ? fast : fast.variants[variant];
    const { explain } = variant === undefined ? slow : slow.variants[variant];
    return { accepts: is, explain: (body) => explain(body).length };
  },
  "Ajv, default options": ajv({}),
  "Ajv, inlineRefs: false": ajv({ inlineRefs: false }),
  "Ajv, optimize: 2, no messages": ajv({ code: { optimize: 2 }, messages: false }),
  "Ajv, all of these options": ajv({ inlineRefs: false, code: { optimize: 2 }, messages: false }),
  "TypeBox, compiled": async ({ name }) => {
    const validator = Compile(schemaOf(name));
    return {
      accepts: (body) => validator.Check(body),
      explain: (body) => validator.Errors(body)[1].length,
    };
  },
  "zod, compiled (shape only)": zod(false),
  "zod, without eval (shape only)": zod(true),
};

function ajv(options: Options): (subject: Subject) => Promise<Validator> {
  return async ({ name }) => {
    const compile = (more: Options) => {
      // Ajv is strict by default, so a vocabulary must declare our annotations.
      const one = new Ajv2020({ ...options, ...more, logger: false });
      addFormats.default(one);
      const text = JSON.stringify(schemaOf(name));
      one.addVocabulary([...new Set(text.match(/x-[a-z0-9-]+(?=":)/g))]);
      return one.compile(JSON.parse(text));
    };
    const [first, all] = [compile({}), compile({ allErrors: true })];
    return {
      accepts: (body) => first(body),
      explain: (body) => (all(body) ? 0 : (all.errors?.length ?? 0)),
    };
  };
}

/** Zod cannot express conditions, so its validators validate only the shape. */
function zod(jitless: boolean): (subject: Subject) => Promise<Validator> {
  return async ({ shape }) => {
    z.config({ jitless });
    const schema = z.fromJSONSchema(withoutRules(schemaOf(shape)));
    return {
      accepts: (body) => schema.safeParse(body).success,
      explain: (body) => schema.safeParse(body).error?.issues.length ?? 0,
    };
  };
}

const rules = new Set(["allOf", "if", "then", "not"]);

function withoutRules<Schema>(schema: Schema): Schema {
  if (Array.isArray(schema)) return schema.map(withoutRules) as Schema;
  if (typeof schema !== "object" || schema === null) return schema;
  const kept = Object.entries(schema).filter(
    ([name]) => !rules.has(name) && !name.startsWith("x-"),
  );
  return Object.fromEntries(kept.map(([name, member]) => [name, withoutRules(member)])) as Schema;
}
