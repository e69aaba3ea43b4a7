import { describe, expect, it } from "vitest";
import type { Document } from "../../../generated/types/models.d.ts";
import { writeMail } from "../../../server/email/write-mail.ts";
import { formatDay } from "../../../server/rendering/format-day.ts";
import { documentBases } from "../countries/base-bodies.ts";
import { known } from "../countries/known.ts";
import { everyCountry, sample } from "../rendering/samples.ts";

const logo = { file: Buffer.from("89504e470d0a1a0a", "hex"), width: 1, height: 1 };

function mailOf(code: string, header: object = {}, document: object = {}, branding = {}) {
  const country = everyCountry.find(([one]) => one === code)?.[1];
  if (country === undefined) throw new Error(`${code} is no country`);
  const input = sample(country, { header: { receiver_email: "a@b.example", ...header }, document });
  const mail = writeMail({
    document: input.document as Document,
    rendering: country.rendering,
    issuer: "Andes <script>alert(1)</script> & Cía.",
    issuerEmail: "own@andes.example",
    sender: "sender@andes.example",
    messageId: "1",
    instalments: input.instalments ?? [],
    branding,
    pdf: Buffer.from("%PDF-"),
    xml: Buffer.from("<a/>"),
  });
  if (mail === undefined) throw new Error("There is no mail.");
  return { mail, input, rendering: country.rendering };
}

describe.each(everyCountry)("in %s a message", (code) => {
  it("has issue date, amount, due dates and payment link in HTML and text, and two attachments", () => {
    const payment_link = { payment_url: "https://pay.example/1?a=1&b=2" };
    const { mail, input, rendering } = mailOf(code, {}, { payment_link });
    const { header, totals } = input.document;
    const dated = (input.instalments ?? []).filter(({ days }) => days > 0).slice(0, 5);
    const figures = [
      formatDay(header.issue_date, rendering.days),
      rendering.formatMoney(String(totals.total_amount), input.document),
      ...dated.map(({ date = "" }) => formatDay(date, rendering.days)),
    ];
    for (const figure of figures) {
      expect(mail.text).toContain(figure);
      expect(mail.html).toContain(figure);
    }
    expect(mail.text).toContain(payment_link.payment_url);
    expect(mail.html).toContain('href="https://pay.example/1?a=1&amp;b=2"');
    expect(mail.attachments.map(({ contentType }) => contentType)).toEqual([
      "application/pdf",
      "application/xml",
    ]);
    expect(mail.html).toContain(`<html lang="${rendering.language.slice(0, 2)}">`);
  });
});

it.each(
  known([
    ["mx", 5800, 5801, "Total: $5,800.00"],
    ["ar", 242000, 242001, "Total: $ 242.000,00"],
  ] as const),
)(
  "in %s the total comes from the lines (%i), not from total_amount (%i)",
  (code, _, total_amount, line) => {
    const [body] = documentBases(code).filter(([name]) => name === "plain" || name === "services");
    const { details, totals } = body?.[1] ?? {};
    const changes = { details, totals: { ...totals, total_amount } };
    expect(mailOf(code, {}, changes).mail.text).toContain(line);
  },
);

const [first = ""] = everyCountry.map(([code]) => code);

it("a message with more than 6 payments states how many payments it does not show", () => {
  const { mail, rendering } = mailOf(first, { payment_conditions: "0,30,60,90,120,150,180,210" });
  const more = rendering.words.more.replace("{count}", "2");
  expect(mail.text).toContain(`: ${more}\n`);
  expect(mail.html).toContain(`<strong>${more}</strong>`);
  const none = rendering.words.more.replace("{count}", "0");
  expect(mailOf(first, { payment_conditions: "0,30" }).mail.text).not.toContain(none);
});

it("a message does not mention the due date of a single payment if the date is after the year 9999", () => {
  const { mail } = mailOf(first, { payment_conditions: "9999999" });
  expect(mail.text).toBe(mailOf(first, { payment_conditions: "0" }).mail.text);
});

it.each(["", "Sin información"])(
  "the receiver's name %j, an empty company_web and an empty company_email count as absent",
  (name) => {
    const options = { company_web: "", company_email: "" };
    const { mail } = mailOf(first, { receiver_legal_name: name }, { options });
    const { mail: without } = mailOf(first, { receiver_legal_name: undefined });
    expect(mail.text).toBe(without.text);
    expect(mail.to.name).toBe("");
  },
);

it("an invalid company_email is not shown; the message shows the address that replies go to", () => {
  const { mail } = mailOf(first, {}, { options: { company_email: "ventas@" } });
  expect(mail.text).not.toContain("ventas@");
  expect(mail.text).toContain(mail.replyTo.address);
});

it("scripts in names appear as text, and the HTML loads nothing from another server", () => {
  const { mail } = mailOf(first, { receiver_legal_name: '"><img src=x onerror=alert(1)>' });
  expect(mail.html).not.toContain("<script");
  expect(mail.html).not.toContain("<img");
  expect(mail.html).not.toMatch(/(?:src|background|url\()[^>]*https?:/i);
  expect(mail.text).toContain("<script>alert(1)</script>");
});

it.each(["javascript:alert(1)", "data:text/html,1", "https://a b"])(
  "the payment URL %s does not become a link",
  (payment_url) => {
    const { mail } = mailOf(first, {}, { payment_link: { payment_url } });
    expect(mail.html).not.toContain("<a ");
    expect(mail.text).toContain(payment_url);
  },
);

it("the HTML shows the attached logo and has the accent colour of the account", () => {
  const { mail } = mailOf(first, {}, {}, { logo, accent: "#ffee00" });
  const [image] = mail.attachments;
  expect(image).toMatchObject({ contentType: "image/png", filename: "logo.png" });
  expect(mail.html).toContain(`src="cid:${image?.cid}"`);
  expect(mail.html).toContain("#ffee00");
});
