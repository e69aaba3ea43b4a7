import { describe, expect, it } from "vitest";
import { brief, changesIn, type Parts } from "./differing.ts";

const changes = changesIn("diff-credentials");

const apiKey = { type: "apiKey", in: "header", name: "K" };
const secured = (...security: object[]) => ({
  operation: { security },
  securitySchemes: { key: apiKey, token: apiKey },
});
const key = (...scopes: string[]) => ({ key: scopes });
const other = { token: [] };
const open = {};
const accepted = "fine request more credentials are accepted";

describe("a difference in the credentials of an operation:", () => {
  it.each([
    [
      "another order of the alternatives",
      secured(key("a"), key("b")),
      secured(key("b"), key("a")),
      undefined,
    ],
    [
      "another order of the schemes and scopes of one alternative",
      secured({ ...key("a", "b"), ...other }),
      secured({ ...other, ...key("b", "a") }),
      undefined,
    ],
    ["fewer scopes", secured(key("a", "b")), secured(key("b")), accepted],
    ["one scheme instead of two", secured({ ...key(), ...other }), secured(other), accepted],
    [
      "credentials for an operation that needed none",
      secured(),
      secured(key()),
      "BREAKS request credentials are required now",
    ],
    [
      "all credentials removed",
      secured(key()),
      secured(),
      "fine request no credentials are required now",
    ],
    ["a new alternative", secured(key()), secured(key("a"), key()), accepted],
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

describe("a difference in a security scheme:", () => {
  const sent = (scheme: object): Parts => ({
    ...secured(key()),
    securitySchemes: { key: scheme, unused: scheme },
  });
  const named = (name: string) => ({ ...apiKey, name });

  it.each([
    [
      "another header",
      named("X-Key"),
      named("X-Api-Key"),
      "BREAKS request the credential is sent as header X-Api-Key (was header X-Key)",
    ],
    [
      "another HTTP scheme",
      { type: "http", scheme: "basic" },
      { type: "http", scheme: "bearer" },
      "BREAKS request the credential is sent as bearer (was basic)",
    ],
    ["another letter case of a header", named("X-Key"), named("x-key"), undefined],
  ])("%s", async (_, old, now, expected) => {
    const found = await changes(sent(old), sent(now));
    expect(brief(found)).toEqual(expected === undefined ? [] : [expected]);
    expect(new Set(found.map(({ subject }) => subject))).toEqual(
      new Set(expected === undefined ? [] : ["security scheme key"]),
    );
  });
});
