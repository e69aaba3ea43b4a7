import { _, CodeGen, Name } from "ajv";
import type { ContentScope } from "./scope.ts";

/** Errors after which an explaining validator stops looking: a loop that found as many ends. */
export const errorBound = 400;

/** The parameters of a function, and the variable that counts its errors, named as Ajv names it. */
export const data = new Name("data");
export const path = new Name("path");
export const found = new Name("found");
export const errorCount = new Name("errors");

/**
 * The code of one function while it is printed. A bounded one ends each loop that has found enough;
 * a loop counts only its own errors, so the verdict stays the same wherever it stands.
 */
export class FunctionCode extends CodeGen {
  /** The schema paths of the keywords whose errors the function describes. */
  readonly described = new Set<string>();
  readonly #bounded: boolean;

  constructor(scope: ContentScope, bounded: boolean, ownProperties: boolean) {
    super(scope, { lines: true, ownProperties });
    this.#bounded = bounded;
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
    if (!this.#bounded) return body;
    const before = this.const("before", errorCount);
    return (item) => {
      this.if(_`${errorCount} - ${before} >= ${errorBound}`, () => this.break());
      body(item);
    };
  }
}
