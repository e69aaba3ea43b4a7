import { hostileComponents, hostilePaths, hostileWebhooks } from "./hostile-parts.ts";

/** Texts that run as code, or break the code around them, if a generator prints them unescaped. */
export const payloads: Readonly<Record<string, string>> = {
  quotes: `"'];globalThis.canary=1;//`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text imitates a template literal
  backtick: "`;globalThis.canary=1;`${globalThis.canary=1}",
  "the end of a comment": "*/globalThis.canary=1;/*",
  "two ends of comments": "**//globalThis.canary=1;/**",
  backslash: '\\";globalThis.canary=1;//\\',
  "new lines": "\nglobalThis.canary=1;\r\nglobalThis.canary=1;\r//",
  "line separators": "\u2028globalThis.canary=1;\u2029globalThis.canary=1;//",
  "end of a script": "</script><script>globalThis.canary=1</script><img src=x onerror=canary()>",
  "HTML attributes": `" onmouseover="globalThis.canary=1" x='" autofocus onfocus='canary()`,
  "HTML entities": "&lt;script&gt;globalThis.canary=1&lt;/script&gt;&#34;&#x27;",
  "a CDATA section": "]]><![CDATA[<script>globalThis.canary=1</script>]]>",
  "shell commands": "#!/bin/sh\n$(canary) `canary` ; canary | canary & canary",
  "an HTML comment": "<!--globalThis.canary=1;-->",
  "an open HTML comment": "<!--<script>globalThis.canary=1//",
  template: "{{canary}} {{{canary}}} {{#if}} <%= canary %>",
  "replacement patterns": "$& $' $` $1 $$ globalThis.canary",
  "TypeScript directives": "// @ts-nocheck\n/// <reference path='canary' />",
  NUL: "\0globalThis.canary=1;\0",
  bidi: "\u202egolb\u2066alThis.canary=1;\u2069\u200f",
  proto: "__proto__",
  constructor: "constructor",
  "percent signs": "100% %41 %zz %25 %",
};

/** A spec that contains `text` in nearly every place that accepts free text. */
export function hostileSpec(text: string): object {
  const words = { title: text, description: text, $comment: text };
  const named = text.replace(/[{}/?#]/g, "");
  const components = hostileComponents(text);
  const problem = { "application/problem+json": { schema: { type: "object" } } };
  const body = {
    ...words,
    type: "object",
    additionalProperties: false,
    required: [text],
    properties: {
      [text]: { ...words, type: "string", default: text, examples: [text] },
      choice: { ...words, enum: [text, `${text}2`], "x-titles": [text, text] },
      one: { ...words, const: text },
      form: { ...words, type: "string", pattern: escaped(text) },
      ending: { type: "string", pattern: "x*/;globalThis.canary=1;/*" },
      deep: {
        type: "object",
        ...words,
        properties: { [text]: { $ref: "#/components/schemas/Plain" } },
      },
      scoped: { type: "string", "x-only": ["gold"] },
      union: {
        oneOf: [
          { type: "object", properties: { kind: { const: text } }, required: ["kind"] },
          { type: "object", properties: { kind: { const: `${text}2` } }, required: ["kind"] },
        ],
      },
    },
    patternProperties: { [escaped(text)]: { type: "string" } },
    dependentRequired: { one: [text] },
    allOf: [{ "x-rule": "a.b", "x-message": text, "x-code": text || "c", required: ["choice"] }],
    "x-rules": [
      { id: "a.refused", kind: "refusal", message: text, code: text },
      { id: "a.warned", kind: "warning", message: text },
    ],
  };
  return {
    openapi: "3.1.1",
    info: {
      title: text,
      version: text,
      summary: text,
      description: text,
      termsOfService: text,
      contact: { name: text, url: text, email: text },
      license: { name: text, identifier: text },
    },
    externalDocs: { url: `javascript:${text}`, description: text },
    "x-odd": { [text]: text },
    webhooks: hostileWebhooks(text),
    servers: [{ url: text, description: text }],
    tags: [{ name: text, description: text }],
    paths: {
      ...hostilePaths(text),
      [`/things/${named}/{id}`]: {
        summary: text,
        post: {
          operationId: text,
          security: [{ [text]: [text] }],
          summary: text,
          description: text,
          tags: [text],
          parameters: [
            { name: "id", in: "path", required: true, description: text, schema: { const: text } },
            {
              name: text,
              in: "query",
              description: text,
              schema: { type: "string", default: text },
            },
          ],
          requestBody: {
            description: text,
            required: true,
            content: {
              "application/json": {
                schema: { $ref: "#/components/schemas/Kite" },
                examples: { [text]: { summary: text, value: text } },
                "x-variants": { by: text, gold: { $ref: "#/components/schemas/Gold" } },
              },
            },
          },
          responses: {
            "200": {
              description: text,
              headers: { [text]: { description: text, schema: { const: text } } },
              content: { "application/json": { schema: { $ref: "#/components/schemas/Kite" } } },
            },
            default: { description: text, content: problem },
          },
        },
      },
    },
    components: {
      ...components,
      schemas: {
        ...components.schemas,
        Kite: body,
        Plain: { ...words, type: "object", properties: { [text]: { enum: [text] } } },
        Gold: { ...words, $id: text.replaceAll("#", ""), type: "object" },
        [`Named ${text}`]: { type: "object", properties: { [text]: { type: "integer" } } },
      },
      securitySchemes: {
        ...components.securitySchemes,
        [text]: { type: "apiKey", in: "query", name: text, description: text },
      },
    },
  };
}

/** A regular expression that matches every string that contains `text`. */
function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
