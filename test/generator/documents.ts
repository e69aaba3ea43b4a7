/** The smallest document: what a test is about goes into it. */
export function documentWith(members: object): object {
  return {
    openapi: "3.1.1",
    info: { title: "Small", version: "1.0.0" },
    ...members,
  };
}

/** A document with one operation that takes a JSON body, judged by a schema. */
export function documentWithBody(schema: unknown, components: object = {}): object {
  return documentWith({
    paths: {
      "/things": {
        post: {
          operationId: "createThing",
          requestBody: { required: true, content: { "application/json": { schema } } },
          responses: { "204": { description: "Made" } },
        },
      },
    },
    components,
  });
}
