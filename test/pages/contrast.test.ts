import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("generated/pages/page.css", "utf8");
const rooms = [...css.matchAll(/:root \{([^}]*)\}/g)].map(([, block = ""]) =>
  Object.fromEntries(
    [...block.matchAll(/--([a-z]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  ),
);
const texts = ["ink", "faint", "accent", "accepted", "refused", "warned"];
const grounds = ["desk", "paper", "code"];
const pairs = texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe.each([
  ["light", rooms[0] ?? {}],
  ["dark", rooms[1] ?? {}],
])("in %s mode", (_, colours) => {
  const contrast = (one: string, other: string) => {
    const [dim = 0, bright = 0] = [colours[one] ?? "", colours[other] ?? ""]
      .map(luminance)
      .sort((a, b) => a - b);
    return (bright + 0.05) / (dim + 0.05);
  };

  it.each(pairs)("text in the colour %s has enough contrast on the colour %s", (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["desk", "paper"])(
    "the edge of a form field has enough contrast on the colour %s",
    (ground) => {
      expect(contrast("edge", ground)).toBeGreaterThanOrEqual(3);
    },
  );
});
