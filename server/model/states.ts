/** States of a document as `document_status` carries them. */
export const statuses = { draft: 0, issued: 1, cancelled: 2 } as const;

/** One of the three values of `document_status`. */
export type Status = (typeof statuses)[keyof typeof statuses];

/** What may happen to a stored document, and what it then says in `document_status` and, where that moves, in `header.document_status`. */
export const transitions = {
  issue: { from: statuses.draft, to: statuses.issued, header: 1 },
  cancel: { from: statuses.issued, to: statuses.cancelled, header: undefined },
} as const;

/** The name of a transition; a country lists those that its law knows. */
export type TransitionName = keyof typeof transitions;

/** Whose law decides: its name, and the transitions it knows. */
export interface Jurisdiction {
  readonly name: string;
  readonly transitions: readonly TransitionName[];
}

/** Which transition a change of status is, or why it is none, in a sentence for the caller. */
export type TransitionResult =
  | { readonly allowed: true; readonly name: TransitionName; readonly header: number | undefined }
  | { readonly allowed: false; readonly detail: string };

/** Looks a change of status up in the table; a refusal names both states, the country, and what is possible. */
export function transition(from: Status, to: Status, country: Jurisdiction): TransitionResult {
  for (const name of country.transitions) {
    const known = transitions[name];
    if (known.from === from && known.to === to)
      return { allowed: true, name, header: known.header };
  }
  const possible = country.transitions
    .filter((name) => transitions[name].from === from)
    .map((name) => named(transitions[name].to));
  const way = possible.length === 0 ? "nothing more" : `only ${possible.join(" or ")}`;
  return {
    allowed: false,
    detail: `In ${country.name} a document that is ${named(from)} cannot become ${named(to)}; it can become ${way}.`,
  };
}

/** Why a document that is no draft is neither updated nor deleted, in a sentence for the caller. */
export function onlyDrafts(status: Status, change: "updated" | "deleted"): string {
  return `The document is ${named(status)}, and signed since it was issued; only a draft can be ${change}.`;
}

function named(status: Status): string {
  const name = Object.entries(statuses).find(([, value]) => value === status)?.[0];
  return `${name} (${status})`;
}
