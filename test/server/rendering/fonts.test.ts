import fs from "node:fs";
import { expect, it, vi } from "vitest";

// The query `?unused` makes the import load a new copy of the module, in which no test has opened the fonts.
const unused = "../../../server/rendering/fonts.ts?unused";

it("fonts that could not be opened are opened by the next call", async () => {
  // fontkit is imported first, so that the mock below makes only the read of a font file fail.
  await import("fontkit");
  const { openEmbeddedFonts }: typeof import("../../../server/rendering/fonts.ts") = await import(
    unused
  );
  const read = vi.spyOn(fs, "readFileSync").mockImplementationOnce(() => {
    throw new Error("EMFILE: too many open files");
  });
  await expect(openEmbeddedFonts()).rejects.toThrow("EMFILE");
  read.mockRestore();
  expect((await openEmbeddedFonts()).size).toBe(2);
});
