import { expect, it } from "vitest";
import { canonical } from "../../../server/xml/canonical.ts";
import { readXmlText } from "../../../server/xml/read-xml.ts";

it("an attribute named like a built-in member of JavaScript objects is read, so that a signature covers it", () => {
  const text = `<a __proto__="1" constructor="2"></a>`;
  expect(canonical(readXmlText(text))).toBe(text);
});
