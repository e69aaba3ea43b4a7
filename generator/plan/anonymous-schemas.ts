import { operationsOf, parameterAddresses } from "../check/operations.ts";
import { bodiless } from "../check/responses.ts";
import { isObject, type Json } from "../openapi/pointer.ts";
import { join } from "../resolve/address.ts";
import { streamOf, validationOf } from "../resolve/content-validation.ts";
import { follow, type ResolvedSpec } from "../resolve/resolve.ts";
import { decode } from "../resolve/resources.ts";
import { isScalarAt } from "./inline-scalars.ts";
import { nameFromAddress, operationKey, pascalCase } from "./names.ts";

/** The root schema of a body, a response or a parameter. `name` applies only if the schema has no name yet. */
export interface Root {
  address: string;
  name: string;
}

/**
 * The root schemas of complex parameters (see `isInvolved`), and of the validated contents of bodies, responses and
 * parameters. The roots follow the order of the operations; the bodies of webhooks and callbacks come last.
 */
export function* unnamedRoots(
  spec: ResolvedSpec,
  /** The names of the operations, by `operationKey`. */
  operations: ReadonlyMap<string, string>,
): Generator<Root> {
  for (const { path, method, address, value, shared } of operationsOf(spec)) {
    const name = pascalCase(operations.get(operationKey({ method, path })) ?? "");
    yield* contentRoots(spec, join(address, "requestBody"), `${name}Request`);
    for (const status of statusesOf(value.responses)) {
      if (bodiless.has(status)) continue;
      const response = join(address, "responses", status);
      yield* contentRoots(
        spec,
        response,
        `${name}Response${pascalCase(status).replace("_", "")}`,
        true,
      );
    }
    for (const place of [...shared, ...parameterAddresses(value, address)]) {
      const parameter = follow(spec, place);
      if (!isObject(parameter.value)) continue;
      const own = `${name}${pascalCase(String(parameter.value.name))}Parameter`;
      const schema = follow(spec, join(parameter.address, "schema"));
      if (isInvolved(spec, schema.address)) yield { address: schema.address, name: own };
      yield* contentRoots(spec, parameter.address, own);
    }
  }
  const asking = [...operationsOf(spec, "webhooks"), ...operationsOf(spec, "callbacks")];
  for (const { path, method, address, value } of asking) {
    const name = pascalCase(String(value.operationId ?? `${method} ${path}`));
    yield* contentRoots(spec, join(address, "requestBody"), `${name}Request`);
  }
}

/** The statuses of a Responses Object, without extensions. */
export function statusesOf(responses: Json | undefined): string[] {
  return Object.keys(isObject(responses) ? responses : {}).filter((key) => !key.startsWith("x-"));
}

function* contentRoots(
  spec: ResolvedSpec,
  address: string,
  name: string,
  responding = false,
): Generator<Root> {
  const holder = follow(spec, address);
  const shared = /#\/components\/(response|requestBodie)s\/([^/]+)$/.exec(holder.address);
  const own = shared === null ? name : componentName(shared[1] ?? "", shared[2] ?? "");
  const content = isObject(holder.value) ? holder.value.content : undefined;
  const validated = Object.keys(isObject(content) ? content : {}).flatMap((mediaType) => {
    const media = join(holder.address, "content", mediaType);
    const stream = responding ? streamOf(spec, mediaType, media) : undefined;
    const stated = join(media, stream?.keyword ?? "schema");
    const isValidated = stream !== undefined || validationOf(spec, mediaType, stated) === "value";
    return isValidated ? [{ mediaType, stated }] : [];
  });
  for (const [index, { mediaType, stated }] of validated.entries()) {
    const { address: found } = follow(spec, stated);
    const suffix = index === 0 ? "" : pascalCase(mediaType.replace(/^.*[/+]/, ""));
    yield { address: found, name: found === stated ? own + suffix : nameFromAddress(found) };
  }
}

function componentName(kind: string, key: string): string {
  const name = pascalCase(decode(key));
  const suffix = kind === "response" ? "Response" : "Request";
  return name.endsWith(suffix) ? name : name + suffix;
}

/** Whether a parameter's schema is neither a scalar nor an array whose `items` is a scalar or a reference. */
function isInvolved(spec: ResolvedSpec, address: string): boolean {
  const schema = spec.at(address);
  if (!isObject(schema) || isScalarAt(spec, address)) return false;
  if (schema.type !== "array") return true;
  const { items } = schema;
  const reference = isObject(items) && typeof items.$ref === "string";
  return !reference && !isScalarAt(spec, join(address, "items"));
}
