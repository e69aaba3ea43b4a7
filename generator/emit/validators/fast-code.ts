import type { Block, Statement } from "./blocks.ts";
import { foldFunction } from "./fold.ts";
import { dropUnused } from "./unused.ts";

/** Makes short, in place, the functions of fast validators: a verdict and nothing else, from the data alone. */
export function shortenFast(statements: readonly Statement[]): Statement[] {
  return statements.map((statement) => {
    if (typeof statement === "string") return statement;
    const name = /^function (validate\d+)\(data, \{.*\}\)$/.exec(statement.head)?.[1];
    if (name === undefined)
      throw new Error(`Ajv printed ${statement.head} where a function was expected`);
    const body = dropUnused(foldFunction(withoutReports(statement.body)));
    return { head: `function ${name}(data)`, body, otherwise: [] };
  });
}

/** Without the list of errors, which stays empty, and without the name of the member that is missing. */
function withoutReports(statements: readonly Statement[]): Statement[] {
  return statements.flatMap((statement): Statement[] => {
    if (typeof statement === "string") {
      return /^(?:let vErrors = null|validate\d+\.errors = (?:vErrors|null));$/.test(statement)
        ? []
        : [statement];
    }
    const head = statement.head.replace(/ && \(missing\d+ = "(?:[^"\\]|\\.)*"\)/g, "");
    return [block(head, statement)];
  });
}

function block(head: string, { body, otherwise }: Block): Block {
  return { head, body: withoutReports(body), otherwise: withoutReports(otherwise) };
}
