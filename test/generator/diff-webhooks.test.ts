import { expect, it } from "vitest";
import type { Parts } from "./differing.ts";
import { brief, changesIn } from "./differing.ts";

const changes = changesIn("diff-webhooks");
const responses = { "204": { description: "d" } };
const wind = (members: object) => ({
  parameters: [{ name: "X-Wind", in: "header", schema: { type: "string" }, ...members }],
});
const sending = (members: object): Parts => ({
  webhooks: { landed: { post: { responses, ...members } } },
});
const gusts = (members: object) => ({
  parameters: [{ name: "gusts", in: "query", schema: { type: "array" }, ...members }],
});
const content = { "application/json": { schema: { type: "object" } } };
const required = sending(wind({ required: true }));

it.each<[string, Parts, Parts, string[]]>([
  [
    "a removed required parameter",
    required,
    sending({}),
    ["BREAKS response header X-Wind the parameter was removed"],
  ],
  [
    "a parameter that becomes optional",
    required,
    sending(wind({})),
    ["BREAKS response header X-Wind the parameter is optional now"],
  ],
  [
    "a wider type of a parameter",
    required,
    sending(wind({ required: true, schema: {} })),
    ["BREAKS response header X-Wind the type is any (was string)"],
  ],
  [
    "a new required parameter",
    sending({}),
    required,
    ["fine response header X-Wind the parameter is new"],
  ],
  [
    "another style of a parameter",
    sending(gusts({})),
    sending(gusts({ explode: false })),
    ["BREAKS response query gusts the style of the parameter changed"],
  ],
  [
    "a body that becomes optional",
    sending({ requestBody: { required: true, content } }),
    sending({ requestBody: { content } }),
    ["BREAKS response the body is optional now"],
  ],
  [
    "a body that is always sent now",
    sending({ requestBody: { content } }),
    sending({ requestBody: { required: true, content } }),
    ["fine response the body is always sent now"],
  ],
  [
    "another letter case of a header",
    required,
    sending(wind({ required: true, name: "x-wind" })),
    [],
  ],
])(
  "%s: the receivers of a webhook break only if a value can now be missing or have another form",
  async (_, old, now, expected) => {
    expect(brief(await changes(old, now))).toEqual(expected);
  },
);

it("the receivers of a webhook break if their response must contain more", async () => {
  const responding = (kite: object, headers: object): Parts => {
    const content = { "application/json": { schema: { $ref: "#/components/schemas/Kite" } } };
    const responses = { "200": { description: "d", content, headers } };
    return { ...sending({ responses }), schemas: { Kite: { type: "object", ...kite } } };
  };
  const loose = responding({}, { "X-Wind": { schema: { type: "string" } } });
  const strict = responding(
    { required: ["a"] },
    { "X-Wind": { required: true, schema: { type: "string" } } },
  );
  expect(brief(await changes(loose, strict))).toEqual([
    "BREAKS request /a a is required now",
    "BREAKS request 200 X-Wind the header is required now",
  ]);
  expect(brief(await changes(strict, sending({})))).toEqual([
    "BREAKS request status 200 was removed",
    "fine request status 204 is new",
  ]);
  const [change] = await changes(strict, loose);
  expect(change).toMatchObject({ breaking: false, subject: "response to webhook POST landed" });
});

it.each(["2XX", "default"])(
  "if %s replaces a removed status, the receivers of a webhook break only if they must send more",
  async (status) => {
    const [empty, sized] = [{}, { "X-Size": { required: true, schema: { type: "integer" } } }];
    const accepting = (headers: object) =>
      sending({ responses: { [status]: { description: "d", headers } } });
    const removed = "fine request status 204 was removed";
    const added = `fine request status ${status} is new`;
    expect(brief(await changes(sending({}), accepting(empty)))).toEqual([removed, added]);
    expect(brief(await changes(sending({}), accepting(sized)))).toEqual([
      `BREAKS request ${status} X-Size the header is new`,
      removed,
      added,
    ]);
  },
);

it("a webhook that is no longer sent with a credential breaks the receivers", async () => {
  const [open, signed] = [sending({ security: [] }), sending({ security: [{ key: [] }] })];
  const message = "the webhook is sent with other credentials";
  expect(brief(await changes(signed, open))).toEqual([`BREAKS response ${message}`]);
  expect(brief(await changes(open, signed))).toEqual([`fine response ${message}`]);
});

it("the credentials of the whole service do not apply to a webhook", async () => {
  const [one, two] = [[{ key: [] }], [{ key: [] }, { other: [] }]];
  const bearer = { type: "http", scheme: "bearer" };
  const securitySchemes = { key: bearer, other: bearer };
  const old = { ...sending({}), securitySchemes, security: one };
  expect(brief(await changes(old, { ...old, security: two }))).toEqual([
    "fine request more credentials are accepted",
  ]);
});
