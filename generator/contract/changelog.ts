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

/** Replaces the section of a release in a changelog. If the release has no section yet, adds the section at the top. */
export function withSection(changelog: string, version: string, section: string): string {
  const [head = "", ...sections] = changelog.trim().split(/^(?=## )/m);
  const start = head.trim() === "" ? title : head.trim();
  const name = `## ${version}`;
  const kept = sections.map((one) => one.trim());
  const known = kept.findIndex((one) => one.split("\n", 1)[0] === name);
  if (known === -1) kept.unshift(section.trim());
  else kept[known] = section.trim();
  return `${[start, ...kept].join("\n\n")}\n`;
}
