import { expect, it } from "vitest";
import { readPdf } from "./read-pdf.ts";

it("reading a damaged PDF fails, and changes no global of the process", async () => {
  const { parse, stringify } = JSON;
  const names = Object.getOwnPropertyNames(globalThis);
  await expect(readPdf(Buffer.from("no PDF"))).rejects.toThrow("Invalid PDF structure");
  expect([JSON.parse, JSON.stringify]).toEqual([parse, stringify]);
  expect(Object.getOwnPropertyNames(globalThis)).toEqual(names);
});
