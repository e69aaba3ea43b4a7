/** States of a document, the values of `document_status`. */
export const statuses = { draft: 0, issued: 1, cancelled: 2 } as const;

/** A value of `document_status`. */
export type Status = (typeof statuses)[keyof typeof statuses];

/** Status changes of a document. */
export const transitions = {
  issue: { from: statuses.draft, to: statuses.issued },
  cancel: { from: statuses.issued, to: statuses.cancelled },
} as const;

/** The name of a transition; each country lists its allowed transitions. */
export type TransitionName = keyof typeof transitions;

/** A country's name and its allowed transitions. */
export interface Jurisdiction {
  readonly name: string;
  readonly transitions: readonly TransitionName[];
}

/** An allowed transition, or the reason for the rejection as a sentence for the caller. */
export type TransitionResult =
  | { readonly allowed: true; readonly name: TransitionName }
  | { readonly allowed: false; readonly detail: string };

/** Finds the transition between two states; a rejection names the states, the country and the alternatives. */
export function transition(from: Status, to: Status, country: Jurisdiction): TransitionResult {
  for (const name of country.transitions) {
    const known = transitions[name];
    if (known.from === from && known.to === to) return { allowed: true, name };
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

/** Message that rejects a change of an issued or cancelled document; `changeable` says which documents can change. */
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
