import { growBody, mutate } from "../bodies/fit-body.ts";
import { knownBodies } from "../bodies/known-bodies.ts";
import { accountPlace, nameAccount, nameResources, setAside } from "../bodies/name-resources.ts";
import { valueAt } from "../bodies/places.ts";
import { writeAs } from "../bodies/raw-form.ts";
import { bodyValidator } from "../checks/validators.ts";
import type { Operation } from "../contract.ts";
import { operations } from "../contract.ts";
import type { Resource } from "../scenes/resource.ts";
import type { Scene } from "../scenes/scene.ts";
import { otherAccount } from "../scenes/scene.ts";
import type { FuzzRequest } from "../wire.ts";
import type { FuzzAccount, World } from "../world.ts";
import { credentialHeader } from "./credential.ts";
import type { Intent } from "./intent.ts";
import { makeKey } from "./parameter-plan.ts";

/** A request, and the data that determines the response. */
export interface Prepared {
  readonly request: FuzzRequest;
  /** Undefined if no operation has the path and method of the request. */
  readonly operation: Operation | undefined;
  /** The methods of the path; undefined for an unknown path. */
  readonly allow: readonly string[] | undefined;
  /** The account of the intent. If `asOperator` is true, the request may act for another account. */
  readonly account: FuzzAccount;
  readonly asOperator: boolean;
  readonly hasToken: boolean;
  /** The resource in the path; undefined if the path names no resource. */
  readonly target: Resource | undefined;
  readonly query: readonly (readonly [string, string])[];
  readonly key: string | undefined;
}

/** Makes the request of an intent; `target` is the resource for the path. */
export function prepare(scene: Scene, intent: Intent, target: Resource | undefined): Prepared {
  const { world } = scene;
  const account = accountOf(scene, intent);
  const { path, ...meant } = routeOf(intent);
  const id = typeof intent.aim === "object" ? intent.aim.text : String(target?.id ?? 999_999_999);
  const query = intent.query.flatMap(({ name, value }): [string, string][] => {
    if (typeof value === "string") return [[name.toWellFormed(), value.toWellFormed()]];
    const other = otherAccount(world, account, intent.pick);
    const texts = {
      "own account": String(account.id),
      "other account": String(other.id),
      cursor: scene.cursors.get(intent.operation.id),
    };
    const text = texts[value.of];
    return text === undefined ? [] : [[name, text]];
  });
  const key = intent.key && makeKey(intent.key.form, world.next());
  const { header, isGood } = credentialHeader(world, account, intent);
  const hasBody = meant.method !== "GET" && meant.method !== "HEAD" && intent.body !== undefined;
  const headers: [string, string][] = [];
  if (header !== undefined) headers.push(["Authorization", header]);
  if (hasBody && intent.contentType !== undefined)
    headers.push(["Content-Type", intent.contentType]);
  if (key !== undefined) headers.push(["Idempotency-Key", key]);
  return {
    ...meant,
    request: {
      method: meant.method,
      target: `${path.replace(/\{[a-z_]+\}/, id)}${writeQuery(query)}`,
      headers,
      body: hasBody ? writeBody(scene, intent, account, target) : undefined,
    },
    account,
    asOperator: intent.asOperator,
    hasToken: isGood,
    target: typeof intent.aim === "object" ? undefined : target,
    query,
    key,
  };
}

/** Returns the account of an intent; throws for an unknown index. */
export function accountOf({ world }: Scene, intent: Intent): FuzzAccount {
  const account = world.accounts[intent.account];
  if (account === undefined) throw new Error(`There is no account ${intent.account}.`);
  return account;
}

function routeOf(
  intent: Intent,
): Pick<Prepared, "operation" | "allow"> & { method: string; path: string } {
  const { operation } = intent;
  if (intent.path !== undefined) {
    return { method: operation.method, path: intent.path, operation: undefined, allow: undefined };
  }
  const { path } = operation;
  const own = operations.filter((one) => one.path === path).map(({ method }) => method);
  const allow = own.includes("GET") ? [...own, "HEAD"] : own;
  const method = intent.method ?? operation.method;
  // Only an undeclared method, or HEAD for GET, replaces the operation's method: another declared method would need
  // another body.
  if (method === "HEAD" && operation.method === "GET") return { method, path, operation, allow };
  return allow.includes(method)
    ? { method: operation.method, path, operation, allow }
    : { method, path, operation: undefined, allow };
}

function writeBody(
  scene: Scene,
  intent: Intent,
  account: FuzzAccount,
  target: Resource | undefined,
): Uint8Array {
  const { world, resources } = scene;
  const { body: plan, operation, aim } = intent;
  const country = target?.account.country ?? account.country;
  const validate = bodyValidator(operation, country);
  if (plan === undefined || validate === undefined) return new Uint8Array();
  const bodies = knownBodies(operation, country);
  const known = bodies[plan.base % bodies.length];
  const grown = growBody(known, plan, validate);
  const named = typeof aim === "object" ? undefined : target;
  const other = otherAccount(world, account, intent.pick);
  const names = { account, other, target: named, resources, next: world.next };
  const own = plan.names === "own" ? nameResources(grown, names) : grown;
  const addressed = nameAccount(own, operation.id, intent, names);
  const body = setAside(mutate(addressed, plan.mutations), operation.id);
  const owner = intent.asOperator ? (target?.account ?? ownerOf(world, operation, body)) : account;
  // `disabled` stays false, because the service would reject all later requests of a disabled account.
  const text = (JSON.stringify(body) ?? "").replaceAll('"disabled":true', '"disabled":false');
  // For the operator, `owner` is the target's account, or the account that the body names. The service stores the body
  // in this account, so the canary of `owner` replaces the canary of `account`.
  return writeAs(plan.form, text.replaceAll(account.canary, owner?.canary ?? account.canary));
}

function ownerOf(
  { accounts }: World,
  operation: Operation,
  body: unknown,
): FuzzAccount | undefined {
  const place = accountPlace(operation.id);
  return place && accounts.find(({ id }) => id === valueAt(body, place));
}

function writeQuery(pairs: readonly (readonly [string, string])[]): string {
  const text = pairs.map(([name, value]) => `${percent(name)}=${percent(value)}`).join("&");
  return text === "" ? "" : `?${text}`;
}

// A lone surrogate has no UTF-8 encoding, so U+FFFD is sent.
function percent(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
