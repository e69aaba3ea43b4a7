import { beforeAll, describe, expect, it } from "vitest";
import { generateCase } from "./case-output.ts";
import { type Body, found, loadBody } from "./explaining.ts";

const bodies: Record<string, Body> = {};

beforeAll(async () => {
  const folder = await generateCase("observatory", "explain-unions");
  for (const name of ["observation", "target", "night"])
    bodies[name] = await loadBody(folder, name);
});

function explained(name: string, body: unknown): string[] {
  const validator = bodies[name];
  if (validator === undefined) throw new Error(`there is no body ${name}`);
  expect(validator.is(body)).toBe(validator.explain(body).length === 0);
  return found(validator.explain(body));
}

describe("in a union with a discriminator,", () => {
  it("a body that fits the chosen alternative is accepted", () => {
    expect(explained("observation", { kind: "picture", width: 3 })).toEqual([]);
    expect(explained("observation", { kind: "lines", wavelengths: [4.5] })).toEqual([]);
  });

  it("only errors of the chosen alternative are reported", () => {
    expect(explained("observation", { kind: "picture", width: "x", fliter: "R" })).toEqual([
      "/fliter shape.unknown unknown",
      "/width shape.type type",
    ]);
    expect(explained("observation", { kind: "lines", wavelengths: [1, "x"], width: 3 })).toEqual([
      "/wavelengths/1 shape.type type",
      "/width shape.unknown unknown",
    ]);
  });

  it("an unknown or missing discriminator value is the only error", () => {
    expect(explained("observation", { kind: "sound" })).toEqual([
      "/kind shape.discriminator discriminator",
    ]);
    expect(explained("observation", { width: 3 })).toEqual([
      "/kind shape.discriminator discriminator",
    ]);
    const [error] = bodies.observation?.explain({ kind: "sound" }) ?? [];
    expect(error?.message).toBe('"kind" must be one of: "picture", "lines".');
  });

  it("a discriminator value that names a member of Object.prototype, such as toString, chooses no alternative", () => {
    for (const kind of ["constructor", "__proto__", "toString"]) {
      expect(explained("observation", { kind, width: 1 })).toHaveLength(1);
    }
  });
});

describe("in a union without a discriminator,", () => {
  it("only errors of the alternative that has the value's type are reported", () => {
    expect(explained("night", { exposure: 5 })).toEqual([]);
    expect(explained("night", { exposure: 0 })).toEqual(["/exposure shape.minimum minimum"]);
    expect(explained("night", { exposure: "manual" })).toEqual(["/exposure shape.pattern pattern"]);
    expect(explained("night", { exposure: {} })).toEqual([
      "/exposure/seconds shape.required required",
    ]);
  });

  it("a value has one error if its type fits no alternative, or several alternatives", () => {
    expect(explained("night", { exposure: true })).toEqual(["/exposure shape.oneOf oneOf"]);
    expect(explained("night", { seeing: {} })).toEqual(["/seeing shape.anyOf anyOf"]);
  });
});

describe("a value of a recursive schema", () => {
  it("is validated at every depth, and each error has a full pointer", () => {
    const inner = { name: "c", parts: [{ nmae: "d" }] };
    const body = { name: "a", parts: [{ name: "b", parts: [inner] }] };
    expect(explained("target", body)).toEqual([
      "/parts/0/parts/0/parts/0/name shape.required required",
      "/parts/0/parts/0/parts/0/nmae shape.unknown unknown",
    ]);
  });

  it("is validated through a thousand levels, and at most a hundred errors are reported", () => {
    let deep: object = { name: 1 };
    for (let level = 0; level < 1000; level++) deep = { name: "n", parts: [deep] };
    expect(explained("target", deep)).toHaveLength(1);
    const wide = { name: "n", parts: new Array(5000).fill({ parts: [{}] }) };
    const { refusals, truncated } = bodies.target?.explanation(wide) ?? { refusals: [] };
    expect(refusals).toHaveLength(100);
    expect(truncated).toBe(true);
  });
});

describe("the error of `contains`", () => {
  it("is reported once for the list, not for each item", () => {
    expect(explained("night", { frames: ["flat", "dark"] })).toEqual([]);
    expect(explained("night", { frames: ["flat", "bias"] })).toEqual([
      "/frames shape.contains contains",
    ]);
    expect(explained("night", { frames: new Array(2000).fill("flat") })).toHaveLength(1);
  });
});
