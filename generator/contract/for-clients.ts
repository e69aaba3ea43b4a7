import type { Change } from "../diff/change.ts";
import { diffPlans } from "../diff/diff.ts";
import { markdownCode, markdownText } from "../templates/markdown.ts";
import type { Entry } from "./changelog.ts";
import type { Compare } from "./contract.ts";

/**
 * Lists the differences between two specs as changelog entries for clients. The entries omit the effects on server
 * code (`typescript`). Equal changes of members with the same name form one entry.
 */
export const compareForClients: Compare = (before, after) => {
  const alike = new Map<string, [Change, ...Change[]]>();
  for (const change of diffPlans(before.planned, after.planned)) {
    const { breaking, side, place, message, subject } = change;
    // A change without a place concerns the whole subject, such as an operation, a rule or a security scheme.
    const about = place === undefined ? subject : place.slice(place.lastIndexOf("/") + 1);
    const key = JSON.stringify([breaking, side, isSent(change), about, message]);
    const known = alike.get(key);
    if (known === undefined) alike.set(key, [change]);
    else known.push(change);
  }
  return [...alike.values()].map(entryOf);
};

function entryOf(changes: readonly [Change, ...Change[]]): Entry {
  const [change] = changes;
  const { breaking, side, subject, place } = change;
  const message = markdownText(change.message);
  const isResponse = side === "response" && !isSent(change);
  if (place === undefined) {
    const where = isResponse ? ", in responses" : "";
    return { breaking, text: `**${markdownText(subject)}**${where}: ${message}` };
  }
  const places = unique(changes.map((one) => one.place ?? "")).map(markdownCode);
  const subjects = markdownText(unique(changes.map((one) => one.subject)).join(", "));
  const how = isResponse ? "returned by" : isSent(change) ? "sent by" : "sent with";
  return { breaking, text: `**${list(places)}**, ${how} ${subjects}: ${message}` };
}

/** Whether the change is in a webhook or a callback, which the service sends. */
function isSent({ subject }: Change): boolean {
  return /^(webhook|callback) /.test(subject);
}

/** At most three places, and the number of further places. */
function list(places: readonly string[]): string {
  const [first, second, third, ...more] = places;
  const shown = [first, second, third].filter((place) => place !== undefined).join(", ");
  return more.length === 0 ? shown : `${shown} and ${more.length} more`;
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
