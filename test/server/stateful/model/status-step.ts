import type { Document } from "../../../../generated/types/models.d.ts";
import type { Expectation } from "./expectation.ts";
import { conflict, missing } from "./expectation.ts";
import { issue, isTaken } from "./folios.ts";
import { shownDocument } from "./shown-document.ts";
import type { Step } from "./step.ts";
import { compare } from "./step.ts";
import { validateIssue } from "./validate-issue.ts";
import type { ModelDocument, World } from "./world.ts";
import { itemAt, strangerTo } from "./world.ts";

/** A change of `document_status` that a caller requests. `document` is an index that wraps around at the end. */
export interface StatusWish {
  readonly who: "admin" | "stranger" | "operator";
  readonly document: number;
  readonly to: 0 | 1 | 2;
}

const threeHours = 3 * 3_600_000;

/** Issues or cancels a document. */
export function statusStep(world: World, { who, document, to }: StatusWish): Step {
  const found = itemAt(world.documents, document);
  if (found === undefined) return changeOfNothing;
  const { account } = found;
  const caller = {
    admin: account,
    stranger: strangerTo(world, account),
    operator: "operator",
  } as const;
  const rejected = who === "stranger" ? missing : rejectionOf(world, found, to);
  const path = `/v1/documents/${found.response.document_id}`;
  return {
    request: { caller: caller[who], method: "PATCH", path, body: { document_status: to } },
    take(response) {
      if (rejected !== undefined) return compare(response, rejected);
      const changed: Document = structuredClone(found.response);
      const from = changed.document_status;
      if (to === 1) issue(world, changed, response.body?.authority);
      // The authority accepts the cancellation, so the authority's status is 3 (cancelled).
      else changed.header.taxbureau_validation_status = 3;
      if (to === 1 && account.adjustsDates) {
        changed.header.issue_date = new Date(world.now - threeHours).toISOString().slice(0, 10);
      }
      changed.document_status = to;
      const by = who === "operator" ? "operator" : account.email;
      changed.history?.push({ at: new Date(world.now).toISOString(), by, from, to });
      found.response = changed;
      compare(response, { status: 200, body: shownDocument(world, changed) });
    },
  };
}

const changeOfNothing: Step = {
  request: {
    caller: "operator",
    method: "PATCH",
    path: "/v1/documents/9007199254740991",
    body: { document_status: 1 },
  },
  take: (response) => compare(response, missing),
};

function rejectionOf(
  world: World,
  { response, account }: ModelDocument,
  to: number,
): Expectation | undefined {
  const from = response.document_status;
  const issues = account.country === "cl" && from === 0 && to === 1;
  const cancels = account.country === "mx" && from === 1 && to === 2;
  if (!issues && !cancels) return conflict("/document_status document.transition");
  if (cancels) return undefined;
  const errors = validateIssue(response);
  if (errors.length > 0) return conflict(...errors);
  return isTaken(world, response)
    ? conflict("/header/document_number document.number-taken")
    : undefined;
}
