import { describe, expect, it } from "vitest";
import { brief, changesIn } from "./differing.ts";

const changes = changesIn("diff-credentials");

const secured = (...security: object[]) => ({ operation: { security } });
const key = (...scopes: string[]) => ({ key: scopes });
const open = {};

describe("a difference of the credentials that an operation accepts", () => {
  it.each([
    ["another order", secured(key("a"), key("b")), secured(key("b"), key("a")), undefined],
    ["none at first", secured(), secured(key()), "BREAKS request credentials are required now"],
    ["none at last", secured(key()), secured(), "fine request no credentials are required now"],
    [
      "an addition",
      secured(key()),
      secured(key("a"), key()),
      "fine request more credentials are accepted",
    ],
    [
      "a removal",
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
      "optional now",
      secured(key()),
      secured(open, key()),
      "fine request no credentials are required now",
    ],
    [
      "no longer optional",
      secured(open, key()),
      secured(key()),
      "BREAKS request credentials are required now",
    ],
    [
      "an optional addition",
      secured(),
      secured(open, key()),
      "fine request more credentials are accepted",
    ],
    [
      "an optional removal",
      secured(open, key()),
      secured(),
      "fine request fewer credentials are accepted",
    ],
  ])("%s", async (_, old, now, expected) => {
    expect(brief(await changes(old, now))).toEqual(expected === undefined ? [] : [expected]);
  });
});
