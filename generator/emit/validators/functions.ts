import { newBlock, type Statement } from "./blocks.ts";
import type { Conditions } from "./condition.ts";
import { foldFunction } from "./fold.ts";
import { dropUnused } from "./unused.ts";

/** The functions that Ajv printed, short, and with our parameters. */
export function shortenFunctions(
  statements: readonly Statement[],
  mode: "fast" | "explain",
  conditions: Conditions,
): Statement[] {
  return statements.map((statement) => {
    if (typeof statement === "string") return statement;
    const name = /^function (validate\d+)\(data, \{.*\}\)$/.exec(statement.head)?.[1];
    if (name === undefined) {
      throw new Error(`Ajv printed ${statement.head} where a function was expected`);
    }
    const body = withoutReports(statement.body, missingRead(statement.body));
    const parameters = mode === "fast" ? "data" : "data, path, found";
    const folded = dropUnused(foldFunction(body, conditions));
    return newBlock(`function ${name}(${parameters})`, folded);
  });
}

/** Without Ajv's own list of errors, which stays empty, and without names of missing members that nobody reads. */
function withoutReports(statements: readonly Statement[], read: ReadonlySet<string>): Statement[] {
  return statements.flatMap((statement): Statement[] => {
    if (typeof statement === "string") {
      return /^(?:let vErrors = null|validate\d+\.errors = (?:vErrors|null));$/.test(statement)
        ? []
        : [statement];
    }
    const head = statement.head.replace(
      / && \((missing\d+) = "(?:[^"\\]|\\.)*"\)/g,
      (noted, name) => (read.has(name) ? noted : ""),
    );
    const { body, otherwise } = statement;
    return [newBlock(head, withoutReports(body, read), withoutReports(otherwise, read))];
  });
}

function missingRead(statements: readonly Statement[]): Set<string> {
  const names = statements.flatMap((statement): string[] => {
    const text = typeof statement === "string" ? statement : statement.head;
    const here = text.match(/(?<!\(|\blet )\bmissing\d+\b/g) ?? [];
    if (typeof statement === "string") return here;
    return [...here, ...missingRead(statement.body), ...missingRead(statement.otherwise)];
  });
  return new Set(names);
}
