/** The highest part of a version that increases from one release to the next. */
export type Step = "major" | "minor" | "patch" | "none";

const order: readonly Step[] = ["none", "patch", "minor", "major"];

/** The three numbers of a version; undefined if the text is not a version. */
export function parseVersion(text: string): [number, number, number] | undefined {
  const found = /^(0|[1-9][0-9]{0,8})\.(0|[1-9][0-9]{0,8})\.(0|[1-9][0-9]{0,8})$/.exec(text);
  return found === null ? undefined : [Number(found[1]), Number(found[2]), Number(found[3])];
}

/** A comparator for `sort`: texts that are not versions come first, then versions from old to new. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parseVersion(a), parseVersion(b)];
  if (left === undefined || right === undefined) return Number(!!left) - Number(!!right);
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

/** The highest part that increased between two versions; `none` if the version did not increase. */
export function stepBetween(before: string, after: string): Step {
  const [old, now] = [parseVersion(before), parseVersion(after)];
  if (old === undefined || now === undefined || compareVersions(before, after) >= 0) return "none";
  if (now[0] > old[0]) return "major";
  return now[1] > old[1] ? "minor" : "patch";
}

/**
 * The part of the version that must increase: major for a breaking change, minor for other changes.
 * Below 1.0.0: minor for a breaking change, patch for other changes.
 */
export function stepFor(changes: readonly { breaking: boolean }[], before: string): Step {
  if (changes.length === 0) return "none";
  const isYoung = parseVersion(before)?.[0] === 0;
  if (changes.some(({ breaking }) => breaking)) return isYoung ? "minor" : "major";
  return isYoung ? "patch" : "minor";
}

/** Whether a step is at least as large as the required step. */
export function reaches(step: Step, least: Step): boolean {
  return order.indexOf(step) >= order.indexOf(least);
}

/** Increases one part by 1 and sets the lower parts to 0: `minor` turns 1.2.3 into 1.3.0. */
export function raise(version: string, step: Step): string {
  const [major, minor, patch] = parseVersion(version) ?? [0, 0, 0];
  if (step === "major") return `${major + 1}.0.0`;
  if (step === "minor") return `${major}.${minor + 1}.0`;
  return step === "patch" ? `${major}.${minor}.${patch + 1}` : version;
}
