import type { Code } from "../catalogue.ts";
import type { Problem } from "../problem.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";
import { checkAnnotations } from "./annotations.ts";
import { checkAnswers } from "./answers.ts";
import { checkContents } from "./contents.ts";
import { checkMembers } from "./members.ts";
import { checkOneWay } from "./one-way.ts";
import { checkOperations } from "./operations.ts";
import { checkParameters } from "./parameters.ts";
import { checkRules } from "./rules.ts";
import { checkSchemas } from "./schemas.ts";
import { checkSecurity } from "./security.ts";

/** Notes one problem of the thing at an address; without `fix` the catalogue's advice holds. */
export type Report = (code: Code, message: string, address: string, fix?: string) => void;

/** Everything that is wrong with a spec, or not supported yet: all of it, not the first. */
export function check(spec: ResolvedSpec): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (code, message, address, fix) => {
    const location = spec.locate(address);
    problems.push({ code, message, location, address, ...(fix === undefined ? {} : { fix }) });
  };
  checkMembers(spec, report);
  checkAnnotations(spec, report);
  checkSchemas(spec, report);
  checkOperations(spec, report);
  checkAnswers(spec, report);
  checkContents(spec, report);
  checkOneWay(spec, report);
  checkParameters(spec, report);
  checkSecurity(spec, report);
  checkRules(spec, report);
  return problems;
}
