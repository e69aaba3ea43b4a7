import { describe, expect, it } from "vitest";
import type { RequestError } from "../../../generated/routes.ts";
import { validationError } from "../../../generated/rules.js";
import { validators } from "../../../generated/validators/answers.js";
import { writeProblem } from "../../../server/http/problems.ts";

function problem(failure: Partial<RequestError>) {
  const written = writeProblem({
    kind: "declared",
    status: 400,
    path: "/v1/x",
    requestId: "r",
    ...failure,
  });
  expect(validators.Problem(written)).toBe(true);
  return written;
}

const taken = validationError("branch.internal-code-taken", "/company_branch_internal_code");

describe("the title of a problem", () => {
  it.each([
    [400, "Bad request"],
    [401, "Unauthorized"],
    [409, "Conflict"],
    [500, "Server error"],
    [503, "Service unavailable"],
    [507, "Server error"],
  ])("of status %i is %s", (status, title) => {
    expect(problem({ status }).title).toBe(title);
  });

  it("is the title that the operation declares, but `Conflict` for a 409 that a rule causes", () => {
    const title = "Invalid data or not found";
    for (const operationId of ["updateCompanyBranch", "updateCustomerSupplier"]) {
      expect(problem({ operationId }).title).toBe(title);
      expect(problem({ operationId, status: 404 }).title).toBe(title);
    }
    expect(problem({ operationId: "createCompanyBranch" }).title).toBe("Bad request");
    const operationId = "updateDocument";
    expect(problem({ operationId, status: 409 }).title).toBe("Cannot update a signed document");
    expect(problem({ operationId, status: 409, errors: [taken] }).title).toBe("Conflict");
  });
});

it("the type of a 409 that a rule causes is a link to the rule on the page /rules", () => {
  const conflict = problem({ status: 409, errors: [taken] });
  expect(conflict.type).toBe("/rules#branch.internal-code-taken");
  expect(conflict.detail).toBe(taken.message);
  expect(problem({ errors: [taken] }).type).toBe("about:blank");
});

it("`result` contains an authority's code and message", () => {
  const errors = [{ pointer: "/x", rule: "a.b", code: "3116", message: "Missing." }];
  expect(problem({ kind: "validation", errors }).result).toEqual({
    status: 1,
    error_message: "3116 Missing.",
  });
  expect(problem({ kind: "validation", errors: [taken] })).not.toHaveProperty("result");
});

it("five kinds of errors have five different `detail` texts", () => {
  const kinds = ["not-found", "method", "unauthorized", "role", "unexpected"] as const;
  const details = kinds.map((kind) => problem({ kind }).detail);
  expect(new Set(details).size).toBe(kinds.length);
});
