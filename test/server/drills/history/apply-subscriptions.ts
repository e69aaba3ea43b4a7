import type { Given, Subscribe } from "./history.ts";
import type { Applied, State } from "./state.ts";

/** The maximum number of subscriptions of an account. */
export const MOST_SUBSCRIPTIONS = 64;

/** Stores a subscription; rejects the request if the account has the maximum number. */
export function subscribe(state: State, { tag }: Subscribe, given: Given): Applied {
  const id = given.id ?? Number.NaN;
  if (Object.keys(state.subscriptions).length >= MOST_SUBSCRIPTIONS) {
    return { state, response: { status: 409, rules: ["webhook-subscription.limit"] } };
  }
  const isFresh = Number.isInteger(id) && state.subscriptions[id] === undefined;
  if (!isFresh) return { state, response: { status: 0 } };
  const subscriptions = { ...state.subscriptions, [id]: tag };
  return { state: { ...state, subscriptions }, response: { status: 201, seen: { id, tag } } };
}

/** Deletes a subscription. */
export function unsubscribe(state: State, id: number): Applied {
  const { [id]: found, ...subscriptions } = state.subscriptions;
  return found === undefined
    ? { state, response: { status: 404 } }
    : { state: { ...state, subscriptions }, response: { status: 204 } };
}

/** All subscriptions as responses show them, in ascending order of identifiers. */
export function shownSubscriptions({ subscriptions }: State): readonly object[] {
  return Object.entries(subscriptions).map(([id, tag]) => ({ id: Number(id), tag }));
}
