import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../server/config.ts";

describe("the README's table of the configuration", () => {
  const files = ["config.ts", "config-addresses.ts", "config-secrets.ts"];
  const variables = files.flatMap((file) =>
    [...readFileSync(`server/${file}`, "utf8").matchAll(/"([A-Z][A-Z_]+)"/g)].map(
      ([, name]) => name,
    ),
  );
  const [section = ""] =
    /^## Configuration$.*?^## /ms.exec(readFileSync("server/README.md", "utf8")) ?? [];
  const rows = [...section.matchAll(/^\| (`[A-Z].*?) \| (.*?) \|/gm)].map(
    ([, names = "", defaults = ""]) => ({ names: quoted(names), defaults: quoted(defaults) }),
  );

  it("has exactly one row for every variable, and no other row", () => {
    const listed = rows.flatMap(({ names }) => names);
    expect(listed.toSorted()).toEqual([...new Set(variables)].sort());
    expect(new Set(listed).size).toBe(listed.length);
  });

  it("states the defaults of the code", () => {
    const given = rows.flatMap(({ names, defaults }) =>
      defaults.map((value, index): [string, string] => [names[index] ?? "", value]),
    );
    expect(given.length).toBeGreaterThan(10);
    expect(readConfig(Object.fromEntries(given))).toEqual(readConfig({}));
  });
});

function quoted(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);
}

describe("the security policy", () => {
  it("names only variables that the server's README names", () => {
    const policy = readFileSync(".github/SECURITY.md", "utf8");
    const named = quoted(policy).filter((word) => /^[A-Z]+_[A-Z_]+$/.test(word));
    const readme = readFileSync("server/README.md", "utf8");
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(readme).toContain(`\`${name}\``);
  });
});
