import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hasTools, reportLeftOut } from "./tools.ts";

reportLeftOut("the linter of the Containerfile");

describe.skipIf(!hasTools)("server/Containerfile", () => {
  it("passes the Dockerfile linter, and the linter finds three mistakes in a bad file", async () => {
    const linter = "dockerfile-utils";
    const { validate } = (await import(linter)).default;
    const messages = (text: string) =>
      validate(text).map(({ message }: { message: string }) => message);
    const bad = "FROM node\nMAINTAINER someone\nHEALTHCHECK --timeout=soon CMD true\nSTOPSIGNAL\n";
    expect(messages(bad)).toHaveLength(3);
    expect(messages(readFileSync("server/Containerfile", "utf8"))).toEqual([]);
  });
});
