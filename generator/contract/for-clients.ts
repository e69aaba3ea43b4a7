import type { Change } from "../diff/change.ts";
import { diffPlans } from "../diff/diff.ts";
import type { Entry } from "./changelog.ts";
import type { Compare } from "./contract.ts";

/**
 * What the comparison of two specs finds, in a client's words: a change of a thing that many operations
 * share is told once, and what it does to a server's code is left out.
 */
export const compareForClients: Compare = (before, after) => {
  const alike = new Map<string, [Change, ...Change[]]>();
  for (const change of diffPlans(before.planned, after.planned)) {
    const { breaking, side, place, message, subject } = change;
    // What has no place is about its subject, and about nothing else.
    const about = place === undefined ? subject : place.slice(place.lastIndexOf("/") + 1);
    const key = JSON.stringify([breaking, side, about, message]);
    const known = alike.get(key);
    if (known === undefined) alike.set(key, [change]);
    else known.push(change);
  }
  return [...alike.values()].map(entryOf);
};

function entryOf(changes: readonly [Change, ...Change[]]): Entry {
  const [{ breaking, side, subject, place, message }] = changes;
  if (place === undefined) {
    const where = side === "response" ? ", in answers" : "";
    return { breaking, text: `**${subject}**${where}: ${message}` };
  }
  const places = unique(changes.map((change) => change.place ?? "")).map((one) => `\`${one}\``);
  const subjects = unique(changes.map((change) => change.subject)).join(", ");
  const how = side === "response" ? "answered by" : "sent with";
  return { breaking, text: `**${list(places)}**, ${how} ${subjects}: ${message}` };
}

/** At most three of some places: the others are of the same name. */
function list(places: readonly string[]): string {
  const [first, second, third, ...more] = places;
  const shown = [first, second, third].filter((place) => place !== undefined).join(", ");
  return more.length === 0 ? shown : `${shown} and ${more.length} more`;
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
