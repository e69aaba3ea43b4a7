import { expect, it } from "vitest";
import type { Document } from "../../../generated/types/models.d.ts";
import { writeMail } from "../../../server/email/write-mail.ts";
import { hasBrowser, startBrowser } from "../../pages/browser.ts";
import { everyCountry, sample } from "../rendering/samples.ts";

if (!hasBrowser) {
  console.info("Skipped: e-mails in a browser, because /usr/bin/chromium is not installed.");
}

it.skipIf(!hasBrowser)(
  "an e-mail with long names and a long payment link fits a screen that is 320 pixels wide",
  async () => {
    const browser = await startBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 320, height: 800 } });
      for (const [code, country] of everyCountry) {
        const payment_link = { payment_url: `https://pay.example/${"token".repeat(50)}` };
        const receiver_legal_name = "Importadora".repeat(9);
        const changes = { header: { receiver_legal_name }, document: { payment_link } };
        const input = sample(country, changes);
        const mail = writeMail({
          document: input.document as Document,
          rendering: country.rendering,
          issuer: "Exportadora".repeat(9),
          issuerEmail: "own@andes.example",
          sender: "sender@andes.example",
          messageId: "1",
          to: "a@b.example",
          instalments: input.instalments ?? [],
          pdf: Buffer.from("%PDF-"),
        });
        await page.setContent(mail?.html ?? "");
        const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrolled, code).toBeLessThanOrEqual(320);
      }
    } finally {
      await browser.close();
    }
  },
);
