import { _, CodeGen, Name } from "ajv";
import type { SchemaCxt } from "ajv/dist/compile/index.js";
import { isObject, type JsonObject } from "../../openapi/pointer.ts";
import { mapSchema } from "../../openapi/schema.ts";
import { pathBelow } from "../schemas/bare-schema.ts";
import type { ContentScope } from "./scope.ts";

/** The number of errors at which a loop of an explaining validator ends. */
export const errorBound = 400;

/** The parameters of a function, and the variable that counts its errors, named as Ajv names it. */
export const data = new Name("data");
export const path = new Name("path");
export const found = new Name("found");
export const errorCount = new Name("errors");

/** The facts that an explanation needs besides the errors, by schema path. */
export interface Tables {
  /** The rule that a schema states. */
  rules: Record<string, string>;
  /** The titles of the values of an enumeration. */
  titles: Record<string, string[]>;
  /** The names that a closed object lists. */
  members: Record<string, string[]>;
}

type Options = SchemaCxt["opts"] & { ownProperties: boolean };

/**
 * The code of one function while it is printed. An explaining function ends a loop at `errorBound` errors.
 * A loop counts only its own errors, so errors before the loop do not change its verdict.
 */
export class FunctionCode extends CodeGen {
  readonly options: Options;
  readonly tables: Tables = { rules: {}, titles: {}, members: {} };
  readonly #rules = new Map<string, string>();
  readonly #explains: boolean;
  /** Variables that a loop resets at the end of each turn. */
  readonly #held: Name[] = [];

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

  /** Adds to the tables the facts that the message of a keyword's error can use. */
  noteError({ schema, errSchemaPath: path }: SchemaCxt, keyword: string): void {
    const place = this.ruleAround(path);
    if (place !== undefined) this.tables.rules[place] = this.#rules.get(place) ?? "";
    if (typeof schema === "boolean") return;
    const { "x-titles": titles, properties } = schema;
    if (keyword === "enum" && titles !== undefined) this.tables.titles[path] = titles;
    if (keyword === "additionalProperties" && isObject(properties)) {
      this.tables.members[path] = Object.keys(properties);
    }
  }

  /** Resets a variable at the end of each turn of the loops around it: a block may set it in only some turns. */
  resetInLoops(variable: Name): void {
    this.#held.push(variable);
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
    const print = (item: Name) => {
      const first = this.#held.length;
      body(item);
      for (const variable of this.#held.slice(first)) this.assign(variable, _`undefined`);
    };
    if (!this.#explains) return print;
    const before = this.const("before", errorCount);
    return (item) => {
      this.if(_`${errorCount} - ${before} >= ${errorBound}`, () => this.break());
      print(item);
    };
  }
}
