import { missing } from "./expectation.ts";
import type { Step } from "./step.ts";
import { compare } from "./step.ts";
import type { World } from "./world.ts";
import { itemAt, strangerTo } from "./world.ts";

/** A deletion that a caller requests. */
export interface DeleteWish {
  readonly who: "admin" | "stranger" | "operator";
  readonly document: number;
}

/** Deletes a document. The service deletes a document only if it is a draft and no draft refers to it. */
export function deleteStep(world: World, { who, document }: DeleteWish): Step {
  const found = itemAt(world.documents, document);
  const account = found?.account;
  const stranger = account === undefined ? "operator" : strangerTo(world, account);
  const caller = { admin: account ?? "operator", stranger, operator: "operator" } as const;
  const id = found?.response.document_id ?? 9007199254740991;
  return {
    request: { caller: caller[who], method: "DELETE", path: `/v1/documents/${id}` },
    take(response) {
      if (found === undefined || who === "stranger") return compare(response, missing);
      if (found.response.document_status > 0) return compare(response, { status: 409 });
      const { document_id } = found.response;
      const isReferredTo = world.documents.some(
        ({ response: { document_status, references = [] } }) =>
          document_status === 0 &&
          references.some((one) => one.reference_document_id === document_id),
      );
      if (isReferredTo) return compare(response, { status: 409 });
      compare(response, { status: 204 });
      world.documents.splice(world.documents.indexOf(found), 1);
    },
  };
}
