import { _, CodeGen, Name } from "ajv";
import type { SchemaCxt } from "ajv/dist/compile/index.js";
import { isObject, type JsonObject } from "../../openapi/pointer.ts";
import { mapSchema } from "../../openapi/schema.ts";
import { pathBelow } from "../schemas/bare-schema.ts";
import type { ContentScope } from "./scope.ts";

/** The number of errors at which a loop of an explaining validator stops. */
export const errorBound = 400;

/** The parameters of a generated function, and its error counter. Ajv requires the name `errors`. */
export const data = new Name("data");
export const path = new Name("path");
export const found = new Name("found");
export const errorCount = new Name("errors");

/** The facts that an explanation needs besides the errors, by schema path. */
export interface Tables {
  rules: Record<string, string>;
  titles: Record<string, string[]>;
  /** The member names that a closed object lists. */
  members: Record<string, string[]>;
}

type Options = SchemaCxt["opts"] & { ownProperties: boolean };

/**
 * The code of one generated function while it is printed. In an explaining function, a loop stops at
 * `errorBound` errors of its own. Errors before the loop do not count, because they would stop the loop too early.
 */
export class FunctionCode extends CodeGen {
  readonly options: Options;
  readonly tables: Tables = { rules: {}, titles: {}, members: {} };
  readonly #rules = new Map<string, string>();
  readonly #explains: boolean;

  constructor(scope: ContentScope, explains: boolean, options: Options) {
    super(scope, { lines: true, ownProperties: options.ownProperties });
    this.options = options;
    this.#explains = explains;
  }

  /** Collects the rules that a schema and its subschemas state. */
  addRules(schema: JsonObject, path: string): void {
    if (typeof schema["x-rule"] === "string") this.#rules.set(path, schema["x-rule"]);
    mapSchema(schema, (inner, step) => {
      if (isObject(inner)) this.addRules(inner, pathBelow(path, step));
      return inner;
    });
  }

  /** The path of the innermost rule around a schema; undefined outside all rules. */
  ruleAround(path: string): string | undefined {
    return [...this.#rules.keys()].findLast((rule) => `${path}/`.startsWith(`${rule}/`));
  }

  /** Adds the innermost rule around a schema to the tables; returns the rule's path. */
  noteRule(path: string): string | undefined {
    const place = this.ruleAround(path);
    if (place !== undefined) this.tables.rules[place] = this.#rules.get(place) ?? "";
    return place;
  }

  /** Adds to the tables the facts for an error message of `keyword`. */
  noteError({ schema, errSchemaPath: path }: SchemaCxt, keyword: string): void {
    this.noteRule(path);
    if (typeof schema === "boolean") return;
    const { "x-titles": titles, properties } = schema;
    if (keyword === "enum" && titles !== undefined) this.tables.titles[path] = titles;
    if (keyword === "additionalProperties" && isObject(properties)) {
      this.tables.members[path] = Object.keys(properties);
    }
  }

  override forRange(...[name, from, to, body, kind]: Parameters<CodeGen["forRange"]>): this {
    super.forRange(name, from, to, this.#endingEarly(body), kind);
    return this;
  }

  override forIn(...[name, object, body, kind]: Parameters<CodeGen["forIn"]>): this {
    super.forIn(name, object, this.#endingEarly(body), kind);
    return this;
  }

  #endingEarly(body: (item: Name) => void): (item: Name) => void {
    if (!this.#explains) return body;
    const before = this.const("before", errorCount);
    return (item) => {
      this.if(_`${errorCount} - ${before} >= ${errorBound}`, () => this.break());
      body(item);
    };
  }
}
