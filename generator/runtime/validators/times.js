import { date, digits } from "./date.js";

/**
 * Whether a text is a date-time (RFC 3339 §5.6). Between date and time, only T or t is valid.
 * @param {string} text
 */
export function dateTime(text) {
  return (text[10] === "T" || text[10] === "t") && date(text.slice(0, 10)) && isTime(text, 11);
}

/**
 * Whether a text is a full-time (RFC 3339 §5.6).
 * @param {string} text
 */
export function fullTime(text) {
  return isTime(text, 0);
}

/**
 * Whether the rest of a text is a full-time. A leap second is valid only at the end of a day in UTC.
 * @param {string} text
 * @param {number} from
 */
function isTime(text, from) {
  if (text.length < from + 9 || text[from + 2] !== ":" || text[from + 5] !== ":") return false;
  const hour = digits(text, from, from + 2);
  const minute = digits(text, from + 3, from + 5);
  const second = digits(text, from + 6, from + 8);
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 60) return false;
  const offset = minutesOf(text, endOfFraction(text, from + 8));
  if (offset === undefined) return false;
  return second < 60 || (hour * 60 + minute - offset + 1440) % 1440 === 1439;
}

/**
 * The index after an optional fraction of a second; the index of the point if no digit follows the point.
 * @param {string} text
 * @param {number} from
 */
function endOfFraction(text, from) {
  if (text[from] !== ".") return from;
  let end = from + 1;
  while (end < text.length && digits(text, end, end + 1) >= 0) end++;
  return end === from + 1 ? from : end;
}

/**
 * The rest of a text as an offset from UTC in minutes; undefined if it is no time-offset of RFC 3339.
 * @param {string} text
 * @param {number} at
 */
function minutesOf(text, at) {
  const sign = text[at];
  if (sign === "Z" || sign === "z") return text.length === at + 1 ? 0 : undefined;
  if ((sign !== "+" && sign !== "-") || text.length !== at + 6 || text[at + 3] !== ":") {
    return undefined;
  }
  const hours = digits(text, at + 1, at + 3);
  const minutes = digits(text, at + 4, at + 6);
  if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59) return undefined;
  return (sign === "-" ? -1 : 1) * (hours * 60 + minutes);
}
