import { describe, expect, it } from "vitest";
import { renderStamp } from "../../../server/rendering/render-stamp.ts";
import type { RenderingInput } from "../../../server/rendering/rendering-input.ts";
import { stampOf } from "../../../server/rendering/stamp-of.ts";
import { describeCountry } from "../countries/known.ts";
import { readCode } from "./read-code.ts";
import { readPng } from "./read-png.ts";
import { everyCountry, sample } from "./samples.ts";

async function readStamp(input: RenderingInput) {
  const png = await renderStamp(input);
  if (png === undefined) throw new Error("no stamp");
  const { symbology, payload } = stampOf(input) ?? { symbology: "qrcode" as const, payload: "" };
  return { payload, inImage: readCode(symbology, readPng(png)) };
}

describe.each(everyCountry)("in %s", (_, country) => {
  const stamped = country.rendering.stamp !== undefined;

  if (stamped) {
    it("the stamp decodes to its payload", async () => {
      const { inImage, payload } = await readStamp(sample(country));
      expect(inImage).toBe(payload);
      expect(inImage).not.toBe("");
    });

    it("the stamp decodes to its payload even with unusual characters in a name", async () => {
      const header = { receiver_legal_name: "Ñuñoa & Hijos <Ltda.> Это 😀 \u0007 ő" };
      const input = sample(country, { header });
      const { inImage, payload } = await readStamp(input);
      expect(inImage).toBe(payload);
    });

    it("the stamp is the same for the same document", async () => {
      const [first, second] = [
        await renderStamp(sample(country)),
        await renderStamp(sample(country)),
      ];
      expect(first).toEqual(second);
    });
  } else {
    it("there is no stamp", async () => {
      expect(await renderStamp(sample(country))).toBeUndefined();
    });
  }

  it("drafts, previews and documents without a folio have no stamp", async () => {
    const { document_number: _, ...header } = sample(country).document.header;
    const document = { ...sample(country).document, header };
    expect(
      await renderStamp(sample(country, { document: { document_status: 0 } })),
    ).toBeUndefined();
    expect(await renderStamp(sample(country, { preview: true }))).toBeUndefined();
    expect(await renderStamp({ ...sample(country), document })).toBeUndefined();
  });
});

describe.each(["pdf417", "qrcode"] as const)("%s", (symbology) => {
  const [, country] = everyCountry[0] ?? [];
  const stamped = (payload: string) => {
    const input = sample(country as NonNullable<typeof country>);
    return { ...input, country: { ...input.country, stamp: () => ({ symbology, payload }) } };
  };

  it.each(["<&>", "aB3 ", "0", "z9;"])("a payload that repeats %j decodes", async (piece) => {
    const payload = piece.repeat(700).slice(0, 700);
    expect((await readStamp(stamped(payload))).inImage).toBe(payload);
  });

  it.each([2000, 2900, 5000, 5_000_000])(
    "a payload of %i characters with lower-case letters decodes completely or has no image",
    async (length) => {
      const payload = "z9;".repeat(length).slice(0, length);
      const png = await renderStamp(stamped(payload));
      if (png) expect(readCode(symbology, readPng(png))).toBe(payload);
      else expect(length).toBeGreaterThan(symbology === "qrcode" ? 2331 : 1000);
    },
  );
});

describeCountry("cl", "the Chilean stamp", (country) => {
  it("without a native file, has the fields of the tax authority's stamp except CAF, time and signature", async () => {
    const { inImage } = await readStamp(sample(country));
    const { DD } = Object.fromEntries(
      [...inImage.matchAll(/<(DD)>(.*)<\/DD>/g)].map(([, name, inside]) => [name, inside ?? ""]),
    ) as { DD: string };
    const fields = [...DD.matchAll(/<([A-Z0-9]+)>[^<]*<\/\1>/g)].map(([, name]) => name);
    expect(fields).toEqual(["RE", "TD", "F", "FE", "RR", "RSR", "MNT", "IT1"]);
    expect(inImage).not.toMatch(/CAF|FRMT/);
  });
});
