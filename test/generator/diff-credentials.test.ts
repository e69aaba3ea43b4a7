import { describe, expect, it } from "vitest";
import { brief, changesIn } from "./differing.ts";

const changes = changesIn("diff-credentials");

const secured = (...security: object[]) => ({ operation: { security } });
const key = (...scopes: string[]) => ({ key: scopes });
const open = {};

describe("a difference in the credentials of an operation:", () => {
  it.each([
    ["another order", secured(key("a"), key("b")), secured(key("b"), key("a")), undefined],
    ["none before", secured(), secured(key()), "BREAKS request credentials are required now"],
    ["none afterwards", secured(key()), secured(), "fine request no credentials are required now"],
    [
      "a new alternative",
      secured(key()),
      secured(key("a"), key()),
      "fine request more credentials are accepted",
    ],
    [
      "a removed alternative",
      secured(key(), key("a")),
      secured(key("a")),
      "BREAKS request fewer credentials are accepted",
    ],
    [
      "a new scope",
      secured(key()),
      secured(key("a")),
      "BREAKS request other credentials are required",
    ],
    [
      "credentials that become optional",
      secured(key()),
      secured(open, key()),
      "fine request no credentials are required now",
    ],
    [
      "credentials that become required",
      secured(open, key()),
      secured(key()),
      "BREAKS request credentials are required now",
    ],
    [
      "new optional credentials",
      secured(),
      secured(open, key()),
      "fine request more credentials are accepted",
    ],
    [
      "removed optional credentials",
      secured(open, key()),
      secured(),
      "fine request fewer credentials are accepted",
    ],
  ])("%s", async (_, old, now, expected) => {
    expect(brief(await changes(old, now))).toEqual(expected === undefined ? [] : [expected]);
  });
});
