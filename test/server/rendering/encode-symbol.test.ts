import { expect, it, vi } from "vitest";

vi.mock(import("../../../server/rendering/pdf417-patterns.ts"), async (original) => {
  const actual = await original();
  const failsOnce = vi.fn(actual.readPatterns).mockRejectedValueOnce(new Error("no memory"));
  return { ...actual, readPatterns: failsOnce };
});

it("a stamp is encoded even if the patterns could not be read for an earlier stamp", async () => {
  // Another test file in this process may already have loaded the module.
  vi.resetModules();
  const { encodeSymbol } = await import("../../../server/rendering/encode-symbol.ts");
  const stamp = { symbology: "pdf417", payload: "<TED/>", encoding: "latin1" } as const;
  await expect(encodeSymbol(stamp)).rejects.toThrow("no memory");
  expect(await encodeSymbol(stamp)).toMatchObject({ stretch: 3 });
});
