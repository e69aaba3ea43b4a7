import path from "node:path";
import { expect, it } from "vitest";
import { compareForClients } from "../../generator/contract/for-clients.ts";
import { understand } from "../../generator/generate.ts";
import { folderFor, writeFiles } from "../generator/output.ts";

const json = (properties: object) => ({
  "application/json": { schema: { type: "object", properties } },
});
const sending = (properties: object) => ({
  post: { requestBody: { content: json(properties) }, responses: { "204": { description: "d" } } },
});
const reading = (properties: object) => ({
  get: { responses: { "200": { description: "d", content: json(properties) } } },
});

function document(webhooks: object, kite: object): string {
  const info = { title: "Kites", version: "1.0.0" };
  return JSON.stringify({ openapi: "3.1.1", info, paths: { "/kite": reading(kite) }, webhooks });
}

async function entries(old: string, now: string) {
  const folder = folderFor("for-clients");
  writeFiles(folder, [
    ["old.json", old],
    ["now.json", now],
  ]);
  const before = await understand(path.join(folder, "old.json"));
  return compareForClients(before, await understand(path.join(folder, "now.json")));
}

it('the changelog says "sent by webhook" for a member of a webhook, and not "in responses" for a removed webhook', async () => {
  const wind = { wind: { type: "integer" } };
  const old = document({ landed: sending(wind), lost: sending({}) }, wind);
  expect(await entries(old, document({ landed: sending({}) }, {}))).toEqual([
    { breaking: true, text: "**`/wind`**, returned by GET /kite: wind was removed" },
    { breaking: true, text: "**`/wind`**, sent by webhook POST landed: wind was removed" },
    { breaking: true, text: "**webhook POST lost**: the webhook was removed" },
  ]);
});

it("a member's name cannot end the Markdown code span around it, and cannot add HTML or lines to the changelog", async () => {
  const old = document({}, { "`<img>": { type: "integer" }, "a\n## 9.9.9": {} });
  expect(await entries(old, document({}, {}))).toEqual([
    {
      breaking: true,
      text: "**`/'<img>`**, returned by GET /kite: `&lt;img> was removed",
    },
    {
      breaking: true,
      text: "**`/a ## 9.9.9`**, returned by GET /kite: a ## 9.9.9 was removed",
    },
  ]);
});
