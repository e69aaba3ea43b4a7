import { expect, it } from "vitest";
import { isAddress, senderOf } from "../../../server/email/address.ts";

it.each([
  ["smtp://mail.example:25", undefined, "no-reply@mail.example"],
  ["smtp://user:word@mail.example", undefined, "no-reply@mail.example"],
  ["smtp://invoices%40shop.example:word@mail.example", undefined, "invoices@shop.example"],
  ["smtp://invoices%40shop.example:word@mail.example", "a@b.example", "a@b.example"],
  ["smtp://a%40b%0d%0aBcc%3Ac%40d@mail.example", undefined, "no-reply@mail.example"],
  ["smtp://192.0.2.1", undefined, "no-reply@[192.0.2.1]"],
  ["smtps://[2001:db8::1]:465", undefined, "no-reply@[IPv6:2001:db8::1]"],
])("the sender of messages through %s with MAIL_FROM %s is %s", (url, configured, sender) => {
  expect(senderOf(url, configured)).toBe(sender);
});

it("an address has at most 254 characters, counted in code points as in the spec", () => {
  const host = "@example.com";
  expect(isAddress("😀".repeat(254 - host.length) + host)).toBe(true);
  expect(isAddress("😀".repeat(255 - host.length) + host)).toBe(false);
});
