import { accountPlace } from "../bodies/name-resources.ts";
import { isRecord, valueAt } from "../bodies/places.ts";
import type { Prepared } from "../requests/prepare.ts";
import { kindOfPath } from "../scenes/resource.ts";
import type { Scene } from "../scenes/scene.ts";
import type { FuzzAccount } from "../world.ts";
import { BODY_LIMIT } from "../world.ts";
import { expectEffect } from "./expect-effect.ts";
import { headerFits, readQuery } from "./read-query.ts";
import { readSent } from "./read-sent.ts";
import { bodyValidator } from "./validators.ts";

/** The allowed statuses of a response, and the reason. */
export interface Expectation {
  /** Undefined if every declared status is allowed. */
  readonly statuses: readonly number[] | undefined;
  readonly why: string;
  /** Whether the request is valid by the published schemas. `checkProblem` then limits the rules that cause a 400. */
  readonly accepted?: boolean;
}

const one = (status: number, why: string): Expectation => ({ statuses: [status], why });

/** Returns the expected statuses. The checks have the order of generator/README.md; the first failed check decides. */
export function expectResponse(scene: Scene, prepared: Prepared): Expectation {
  const { operation, allow, account, asOperator, target, request, query, key } = prepared;
  if (operation === undefined) {
    // The routes of public files are not operations. They may respond 405 to methods other than GET.
    const isFile = /^\/(schemas|vectors|codes)\//.test(request.target) && request.method !== "GET";
    if (allow !== undefined) return one(405, "the path does not have this method");
    return isFile
      ? { statuses: [404, 405], why: "there is no such file" }
      : one(404, "there is no such path");
  }
  const { roles } = operation;
  if (roles !== undefined && !prepared.hasToken) return one(401, "there is no valid token");
  const isLeftOut = operation.body?.optional === true && request.body?.byteLength === 0;
  const sent = isLeftOut ? { value: undefined } : readSent(request.body);
  if (operation.body !== undefined) {
    const type = request.headers.find(([name]) => name === "Content-Type")?.[1];
    if (!isJson(type) && !(isLeftOut && type === undefined))
      return one(415, "the media type is not JSON");
    const mostBytes = Math.min(BODY_LIMIT, operation.body.mostBytes);
    if ((request.body?.byteLength ?? 0) > mostBytes) return one(413, "the body is too large");
    if (sent === undefined) return one(400, "the body is not acceptable JSON");
  }
  if (roles?.includes("operator") && !asOperator) return one(403, "only the operator has access");
  if (kindOfPath(operation.path) !== undefined) {
    const isSeen = target !== undefined && (asOperator || target.account === account);
    if (!isSeen || target.gone)
      return one(404, "the path names no resource that the token may read");
  }
  const asked = readQuery(operation, query, scene.cursors.get(operation.id));
  const listed = asked.values.account_id;
  if (!asOperator && isId(listed) && listed !== account.id) {
    return one(403, "the query names another account");
  }
  if (operation.id === "updateAccount" && !asOperator) {
    const disabled = valueAt(sent?.value, ["disabled"]);
    if (disabled !== undefined) return one(403, "only the operator may send disabled");
  }
  const owner = ownerOf(scene, prepared, sent?.value);
  if (typeof owner === "number")
    return one(owner, "the account in the body is missing or not allowed");
  const country = (target?.account ?? owner)?.country;
  const validate = bodyValidator(operation, country);
  const keyFits = key === undefined || headerFits(operation, "Idempotency-Key", key);
  if (!asked.fits || !keyFits) {
    // On certificate paths, the service first reports a missing certificate. This function cannot look up certificates.
    const statuses = operation.path.includes("/certificate") ? [400, 404] : [400];
    return { statuses, why: "the query or the Idempotency-Key is invalid" };
  }
  if (asked.values.pdf_transfer_copy === 1 && country !== "cl") {
    return one(400, "only Chile has a transfer copy");
  }
  if (validate !== undefined && !isLeftOut && !validate(sent?.value)) {
    return one(400, `the schema rejects the body: ${JSON.stringify(validate.errors?.[0])}`);
  }
  const statuses = expectEffect(operation, { ...prepared, sent: sent?.value });
  return { statuses, why: "the request is valid", accepted: true };
}

/** The account for which the request acts; a status if the account in the body is missing or not allowed. */
function ownerOf(
  { world }: Scene,
  { operation, account, asOperator, target }: Prepared,
  sent: unknown,
): FuzzAccount | 400 | 403 | undefined {
  const place = accountPlace(operation?.id ?? "");
  if (place === undefined || operation?.body === undefined) return account;
  const named = valueAt(sent, place);
  if (!asOperator) return isId(named) && named !== account.id ? 403 : account;
  if (target !== undefined)
    return isId(named) && named !== target.account.id ? 400 : target.account;
  if (!isRecord(valueAt(sent, place.slice(0, -1))) || !isId(named)) return 400;
  return world.accounts.find(({ id }) => id === named) ?? 400;
}

function isId(value: unknown): boolean {
  return Number.isSafeInteger(value);
}

function isJson(type: string | undefined): boolean {
  return /^application\/json *(; *charset="?utf-?8"?)?$/i.test(type ?? "");
}
