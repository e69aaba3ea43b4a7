/**
 * Compares a misspelt name with each name in a list, and returns the name at the smallest edit
 * distance. If no distance is small enough, returns the shortest name that contains the misspelt
 * name or is a part of it, else undefined.
 * @param {string} name
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function nearest(name, names) {
  if (name.length > 100) return undefined;
  /** @type {string | undefined} */
  let best;
  let least = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of names) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), least);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best ?? names.filter((candidate) => holds(candidate, name)).sort(byLength)[0];
}

/**
 * Whether one of two names contains the other; false if either has at most three characters.
 * @param {string} a
 * @param {string} b
 */
function holds(a, b) {
  return Math.min(a.length, b.length) > 3 && (a.includes(b) || b.includes(a));
}

/**
 * @param {string} a
 * @param {string} b
 */
function byLength(a, b) {
  return a.length - b.length;
}

/**
 * The number of insertions, deletions, substitutions and swaps that turn one text into another. May
 * return `bound` instead of a greater number.
 * @param {string} a
 * @param {string} b
 * @param {number} bound
 */
export function editDistance(a, b, bound) {
  if (Math.abs(a.length - b.length) >= bound) return bound;
  /** @type {number[]} */
  let before = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + same,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      line.push(cost);
    }
    before = last;
    last = line;
  }
  return last[b.length] ?? bound;
}
