import { expect, it } from "vitest";
import { canonical } from "../../../server/xml/canonical.ts";
import { readXml, readXmlText } from "../../../server/xml/read-xml.ts";

it("an attribute named like a built-in member of JavaScript objects is read, so that a signature covers it", () => {
  const text = `<a __proto__="1" constructor="2"></a>`;
  expect(canonical(readXmlText(text))).toBe(text);
});

it("an XML declaration may have spaces around the equals sign of its encoding", () => {
  const file = Buffer.from(`<?xml version="1.0" encoding = 'ISO-8859-1' ?><a>Ñuñoa</a>`, "latin1");
  expect(readXml(file).children).toEqual(["Ñuñoa"]);
});
