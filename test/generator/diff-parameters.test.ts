import { expect, it } from "vitest";
import type { Parts } from "./differing.ts";
import { brief, changesIn } from "./differing.ts";

const changes = changesIn("diff-parameters");
const unknown = (how?: string) => ({
  operation: how === undefined ? {} : { "x-unknown-query": how },
});
const responding = (headers: object) => ({
  operation: { responses: { "200": { description: "d", headers } } },
});

it("a header whose name changes only in letter case stays the same header; generated code uses the new name", async () => {
  const taking = (name: string) => ({
    parameters: [{ name, in: "header", required: true, schema: { type: "string" } }],
  });
  expect(await changes(taking("X-Wind"), taking("X-WIND"))).toMatchObject([
    {
      breaking: false,
      place: "header X-WIND",
      message: "the parameter is named X-WIND (was X-Wind)",
      typescript: "a handler for flyKite that reads X-Wind no longer compiles: read X-WIND",
    },
  ]);
  const header = { required: true, schema: { type: "string" } };
  const sent = await changes(responding({ ETag: header }), responding({ Etag: header }));
  expect(brief(sent)).toEqual(["fine response 200 Etag the header is named Etag (was ETag)"]);
  const shorter = { Etag: { ...header, schema: { type: "string", maxLength: 9 } } };
  const limited = await changes(responding({ ETag: header }), responding(shorter));
  expect(brief(limited)).toContain("fine response 200 ETag maxLength is new: 9");
});

it("starting to reject undeclared query parameters is breaking; starting to ignore them is not", async () => {
  expect(brief(await changes(unknown("ignore"), unknown()))).toEqual([
    "BREAKS request undeclared query parameters are rejected now",
  ]);
  expect(brief(await changes(unknown(), unknown("ignore")))).toEqual([
    "fine request undeclared query parameters are ignored now",
  ]);
});

it("a removed query parameter is not breaking if undeclared parameters are ignored", async () => {
  const parameters = [{ name: "q", in: "query", schema: {} }];
  const old = { ...unknown("ignore"), parameters };
  expect(brief(await changes(old, unknown("ignore")))).toEqual([
    "fine request query q the parameter was removed",
  ]);
});

it("if an empty value no longer counts as omitted, the change is breaking; on strings, allowEmptyValue has no effect", async () => {
  const taking = (type: string, more: object): Parts => ({
    parameters: [{ name: "q", in: "query", schema: { type }, ...more }],
  });
  const allowed = { allowEmptyValue: true };
  expect(brief(await changes(taking("integer", allowed), taking("integer", {})))).toEqual([
    "BREAKS request query q an empty value no longer counts as omitted",
  ]);
  expect(brief(await changes(taking("integer", {}), taking("integer", allowed)))).toEqual([
    "fine request query q an empty value counts as omitted now",
  ]);
  expect(brief(await changes(taking("string", allowed), taking("string", {})))).toEqual([]);
  expect(brief(await changes(taking("string", allowed), taking("integer", {})))).toEqual([
    "BREAKS request query q the type is integer (was string)",
  ]);
  expect(brief(await changes(taking("integer", allowed), taking("string", allowed)))).toEqual([
    "BREAKS request query q the type is string (was integer)",
    "BREAKS request query q an empty value no longer counts as omitted",
  ]);
});

it("a new allowEmptyValue of a required parameter is breaking, because an empty value counts as omitted now", async () => {
  const taking = (more: object): Parts => ({
    parameters: [{ name: "q", in: "query", required: true, schema: { type: "array" }, ...more }],
  });
  const allowed = taking({ allowEmptyValue: true });
  expect(brief(await changes(taking({}), allowed))).toEqual([
    "BREAKS request query q an empty value counts as omitted now",
  ]);
  expect(brief(await changes(allowed, taking({})))).toEqual([
    "fine request query q an empty value no longer counts as omitted",
  ]);
});

it("a new optional header of a response is reported", async () => {
  const sent = responding({ ETag: { schema: { type: "string" } } });
  expect(brief(await changes(responding({}), sent))).toEqual([
    "fine response status 200 may have the header ETag now",
  ]);
});
