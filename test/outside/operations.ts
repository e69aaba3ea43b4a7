import { readFileSync } from "node:fs";

/** An operation, with a sample request whose body comes from openapi.json. */
export interface Sample {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly successes: readonly number[];
  /** Whether the 200 response has a media type without a schema, such as `application/pdf`. */
  readonly isFile: boolean;
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly examples: Readonly<Record<string, { readonly value: unknown }>> }>
    >;
  };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> }>
  >;
}

const methods = new Set(["get", "put", "post", "delete", "patch"]);

/** A sample of every operation: the first example of its body, and 1 for each path parameter. */
export function samples(): Sample[] {
  const { paths } = JSON.parse(readFileSync("generated/openapi.json", "utf8"));
  return Object.entries<Record<string, Operation>>(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, { operationId, requestBody, responses }]) => {
        const [media] = Object.values(requestBody?.content ?? {});
        const [example] = Object.values(media?.examples ?? {});
        return {
          id: operationId,
          method: method.toUpperCase(),
          path: path.replace(/\{[^}]+\}/g, "1"),
          body: example?.value,
          successes: Object.keys(responses)
            .map(Number)
            .filter((status) => status < 300),
          isFile: Object.values(responses["200"]?.content ?? {}).some(
            ({ schema }) => schema === undefined,
          ),
        };
      }),
  );
}
