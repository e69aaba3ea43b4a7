const json = (schema: object) => ({ "application/json": { schema } });
const done = { "204": { description: "d" } };

/** Paths that contain `text` in many names and values: in bodies, in parameters and in callbacks. */
export function hostilePaths(text: string): object {
  // A media type must be one line. The name of a path parameter must not contain braces, `?` or `#`.
  const line = text.replace(/[\r\n\u2028\u2029]/g, "");
  const named = text.replace(/[{}?#]/g, "");
  const fields = {
    type: "object",
    properties: {
      [text]: { type: "array", items: { type: "string", contentMediaType: text } },
      file: { type: "string", format: "binary", description: text },
    },
    dependentSchemas: { [text]: { required: [text] } },
    propertyNames: { enum: [text, "file"] },
  };
  const encoding = { [text]: { style: "pipeDelimited", explode: false, contentType: line } };
  return {
    [`/more/{x${named}}`]: {
      description: text,
      servers: [
        { url: text, variables: { [text]: { enum: [text], default: text, description: text } } },
      ],
      put: {
        operationId: `put ${text}`,
        externalDocs: { url: `javascript:${text}`, description: text },
        security: [{ [`oauth ${text}`]: [text] }, {}],
        parameters: [
          { name: `x${named}`, in: "path", required: true, schema: { enum: [text, "b"] } },
          { name: `h${text}`, in: "header", schema: { const: text } },
          {
            name: `c${text}`,
            in: "cookie",
            schema: { type: "string", default: text, "x-model": text },
          },
          { name: `j${text}`, in: "query", content: json({ const: { [text]: [text] } }) },
          {
            name: `d${text}`,
            in: "query",
            style: "deepObject",
            schema: { type: "object", properties: { [text]: { type: "integer", title: text } } },
          },
        ],
        requestBody: {
          content: {
            [`text/plain; a=${line}`]: { schema: { type: "string", enum: [text] } },
            "application/x-www-form-urlencoded": { schema: fields, encoding },
            "multipart/form-data": { schema: fields, encoding },
          },
        },
        responses: {
          "200": { $ref: `#/components/responses/${pointed(text)}` },
          "4XX": {
            description: text,
            content: { [`application/json; a=${line}`]: { schema: { const: { [text]: text } } } },
            links: {
              [text]: { operationId: text, parameters: { [text]: text }, description: text },
            },
          },
        },
        callbacks: {
          [text]: { [text]: { post: { operationId: `back ${text}`, responses: done } } },
        },
      },
    },
  };
}

/** A webhook that contains `text` as the name, the summary and the discriminator values. */
export function hostileWebhooks(text: string): object {
  const chosen = {
    oneOf: [{ $ref: "#/components/schemas/Left" }, { $ref: "#/components/schemas/Right" }],
    discriminator: {
      propertyName: text,
      mapping: {
        [text]: "#/components/schemas/Left",
        [`${text}2`]: "#/components/schemas/Right",
      },
    },
  };
  return {
    [text]: { post: { summary: text, requestBody: { content: json(chosen) }, responses: done } },
  };
}

/** Components that contain `text`. The paths and webhooks refer to only some of the components. */
export function hostileComponents(text: string) {
  const branch = (value: string) => ({
    type: "object",
    required: [text],
    properties: { [text]: { const: value } },
    unevaluatedProperties: { type: "string", description: text },
  });
  const scopes = { [text]: text };
  return {
    schemas: {
      Left: branch(text),
      Right: branch(`${text}2`),
      Anchored: { $defs: { [text]: { title: text, type: "object", "x-odd": text } } },
      Pointing: {
        type: "array",
        prefixItems: [{ $ref: `#/components/schemas/Anchored/$defs/${pointed(text)}` }],
        default: [{ [text]: text }],
        xml: { name: text, namespace: text, prefix: text },
      },
    },
    responses: {
      [text]: {
        description: text,
        headers: { A: { schema: { enum: [text] } } },
        content: json({ enum: [[text]] }),
      },
    },
    parameters: {
      [text]: { name: "q", in: "query", schema: {}, examples: { [text]: { value: text } } },
    },
    requestBodies: { [text]: { description: text, content: json({ type: "string" }) } },
    examples: { [text]: { summary: text, description: text, externalValue: text } },
    securitySchemes: {
      [`oauth ${text}`]: {
        type: "oauth2",
        description: text,
        flows: {
          authorizationCode: { authorizationUrl: text, tokenUrl: text, refreshUrl: text, scopes },
        },
      },
      [`open ${text}`]: { type: "openIdConnect", openIdConnectUrl: text },
    },
  };
}

/** Escapes a name as one segment of a reference. */
function pointed(text: string): string {
  return encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"));
}
