/** States of a document, the values of `document_status`. */
export const statuses = { draft: 0, issued: 1, cancelled: 2 } as const;

/** A value of `document_status`. */
export type Status = (typeof statuses)[keyof typeof statuses];

/** Changes of a stored document, with the new `document_status` and, if it changes, `header.document_status`. */
export const transitions = {
  issue: { from: statuses.draft, to: statuses.issued, header: 1 },
  cancel: { from: statuses.issued, to: statuses.cancelled, header: undefined },
} as const;

/** The name of a transition; a country lists the ones that its law allows. */
export type TransitionName = keyof typeof transitions;

/** The country's name and its allowed transitions. */
export interface Jurisdiction {
  readonly name: string;
  readonly transitions: readonly TransitionName[];
}

/** The transition for a change of status, or a sentence for the caller on why there is none. */
export type TransitionResult =
  | { readonly allowed: true; readonly name: TransitionName; readonly header: number | undefined }
  | { readonly allowed: false; readonly detail: string };

/** Looks up a change of status; a rejection names both states, the country, and the alternatives. */
export function transition(from: Status, to: Status, country: Jurisdiction): TransitionResult {
  for (const name of country.transitions) {
    const known = transitions[name];
    if (known.from === from && known.to === to)
      return { allowed: true, name, header: known.header };
  }
  const possible = country.transitions
    .filter((name) => transitions[name].from === from)
    .map((name) => named(transitions[name].to));
  const way =
    possible.length === 0
      ? "no other change is possible"
      : `it can only become ${possible.join(" or ")}`;
  return {
    allowed: false,
    detail: `In ${country.name}, a document in state ${named(from)} cannot become ${named(to)}; ${way}.`,
  };
}

/** A sentence for the caller on why an issued or cancelled document is not updated or not deleted; `changeable` names the documents that can be. */
export function onlyDrafts(
  status: Status,
  change: "updated" | "deleted",
  changeable = "drafts",
): string {
  return `The document is ${named(status)} and signed; only ${changeable} can be ${change}.`;
}

function named(status: Status): string {
  const name = Object.entries(statuses).find(([, value]) => value === status)?.[0];
  return `${name} (${status})`;
}
