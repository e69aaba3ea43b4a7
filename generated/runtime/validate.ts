/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

import { errorLimit } from "./problems.ts";
import type {
  ContentDefinition,
  OperationDefinition,
  ValidationError,
  Validator,
} from "./types.ts";

/** The parts of a request that are validated after its resolver has run. */
export interface RequestParts {
  query: unknown;
  headers: unknown;
  cookies: unknown;
  body: unknown;
  content: ContentDefinition | undefined;
  variant: string | undefined;
  /** The errors of the resolver. Each is reported, unless a schema's error has the same pointer. */
  guardErrors: readonly ValidationError[];
}

/** Whether a request is valid. Faster than `explainRequest`, because no errors are collected. */
export function isValid({ validators, body }: OperationDefinition, checked: RequestParts): boolean {
  if (!validators.query.is(checked.query)) return false;
  if (validators.header?.is(checked.headers) === false) return false;
  if (validators.cookie?.is(checked.cookies) === false) return false;
  if (checked.guardErrors.length > 0) return false;
  const validator = validatorOf(checked);
  if (validator === undefined || (checked.body === undefined && body?.required !== true))
    return true;
  return validator.is(checked.body);
}

/** The first 100 errors of query, headers, cookies, body and resolver; `truncated` if there may be more. */
export async function explainRequest(
  { validators, body }: OperationDefinition,
  checked: RequestParts,
): Promise<{ errors: ValidationError[]; truncated?: boolean }> {
  const errors: ValidationError[] = [];
  let truncated = false;
  for (const [validator, values] of [
    [validators.query, checked.query],
    [validators.header, checked.headers],
    [validators.cookie, checked.cookies],
  ] as const) {
    if (validator?.is(values) !== false) continue;
    const explained = await explainParameters(validator, values);
    errors.push(...explained.refusals);
    truncated ||= explained.truncated;
  }
  const validator = validatorOf(checked);
  const absent = checked.body === undefined && body?.required !== true;
  if (validator !== undefined && !absent && !validator.is(checked.body)) {
    const explained = (await validator.explain())(checked.body);
    errors.push(...explained.refusals);
    truncated ||= explained.truncated;
  }
  if (checked.guardErrors.length > 0) {
    const taken = new Set(errors.map(({ pointer }) => pointer));
    for (const error of checked.guardErrors) {
      // One error beyond the limit is enough to set `truncated`.
      if (errors.length > errorLimit) break;
      if (error.pointer === undefined || !taken.has(error.pointer)) errors.push(error);
    }
  }
  if (errors.length === 0) return { errors };
  if (errors.length > errorLimit) truncated = true;
  return { errors: errors.slice(0, errorLimit), ...(truncated ? { truncated } : {}) };
}

function validatorOf({ content, variant }: RequestParts): Validator | undefined {
  if (content === undefined) return undefined;
  const { variants, shared } = content;
  if (variants === undefined || variant === undefined) return shared;
  return Object.hasOwn(variants, variant) ? variants[variant] : shared;
}

async function explainParameters(validator: Validator, values: unknown) {
  const explain = await validator.explain();
  const byParameter = new Map<string, ValidationError>();
  const { refusals, truncated } = explain(values);
  for (const { pointer = "", ...rest } of refusals) {
    const [, segment = ""] = pointer.split("/");
    const parameter = segment.replaceAll("~1", "/").replaceAll("~0", "~");
    if (!byParameter.has(parameter)) byParameter.set(parameter, { parameter, ...rest });
  }
  return { refusals: [...byParameter.values()], truncated };
}
