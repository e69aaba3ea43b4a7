import { compareVersions } from "./version.ts";

/** One change of a contract, described for clients. */
export interface Entry {
  breaking: boolean;
  text: string;
}

const title = "# What changed";

/** The section of one release in the changelog, as Markdown. */
export function writeSection(version: string, entries: readonly Entry[]): string {
  const part = (heading: string, some: readonly Entry[]) =>
    some.length === 0 ? [] : [`### ${heading}`, "", ...some.map(({ text }) => `- ${text}`), ""];
  const broken = entries.filter(({ breaking }) => breaking);
  const others = entries.filter(({ breaking }) => !breaking);
  const lines = [
    ...part("What clients must change", broken),
    ...part(broken.length > 0 ? "What else is new" : "What is new", others),
  ];
  return [`## ${version}`, "", ...(lines.length === 0 ? ["Nothing changed.", ""] : lines)].join(
    "\n",
  );
}

/**
 * Replaces the section of a release in a changelog. If the release has no section yet, adds the section at the
 * top. If `section` is undefined, does neither. `last`, if given, is the last released version. Later
 * versions were never released, so this function drops their sections, except the section of `version`.
 */
export function withSection(
  changelog: string,
  version: string,
  section: string | undefined,
  last?: string,
): string {
  const [head = "", ...sections] = `\n${changelog.replaceAll("\r\n", "\n").trim()}`.split(
    /^(?=## )/m,
  );
  const start = head.trim() === "" ? title : head.trim();
  const versionOf = (one: string) => one.split("\n", 1)[0]?.slice("## ".length) ?? "";
  const kept = sections
    .map((one) => one.trim())
    .filter((one) => last === undefined || !isUnreleased(versionOf(one), version, last));
  const known = kept.findIndex((one) => versionOf(one) === version);
  if (section === undefined) {
    if (kept.length === sections.length) return changelog;
  } else if (known === -1) kept.unshift(section.trim());
  else kept[known] = section.trim();
  return `${[start, ...kept].join("\n\n")}\n`;
}

function isUnreleased(named: string, version: string, last: string): boolean {
  return named !== version && compareVersions(named, last) > 0;
}
