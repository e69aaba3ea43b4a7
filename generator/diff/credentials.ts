import type { Operation } from "../plan/operations.ts";
import type { Plan } from "../plan/plan.ts";
import type { Demand, Scheme } from "../plan/security.ts";
import type { Change } from "./change.ts";

// A security alternative that requires no credentials, as JSON.
const NOTHING = "[]";

/** The difference in the required credentials of an operation; undefined if nothing changed for clients. */
export function diffCredentials(
  old: Operation,
  now: Operation,
): Pick<Change, "breaking" | "message"> | undefined {
  const before = alternativesOf(old);
  const after = alternativesOf(now);
  const isAdded = [...after.keys()].some((one) => !before.has(one));
  const isRemoved = [...before.keys()].some((one) => !after.has(one));
  if (!isAdded && !isRemoved) return undefined;
  const isOpen = after.has(NOTHING);
  if (isOpen !== before.has(NOTHING)) {
    return { breaking: !isOpen, message: `${isOpen ? "no " : ""}credentials are required now` };
  }
  // An old alternative is still accepted if its demands include all demands of a new alternative.
  const isMet = (had: readonly string[]) =>
    [...after.values()].some((demands) => demands.every((one) => had.includes(one)));
  const breaking = ![...before.values()].every(isMet);
  if (isAdded && breaking) return { breaking, message: "other credentials are required" };
  return { breaking, message: `${isAdded ? "more" : "fewer"} credentials are accepted` };
}

/** The demands of each alternative, by their JSON. The demands are sorted, so that their order has no effect. */
function alternativesOf({ security }: Operation): ReadonlyMap<string, readonly string[]> {
  const alternatives = security.length === 0 ? [[]] : security.map(demandsOf);
  return new Map(alternatives.map((demands) => [JSON.stringify(demands), demands]));
}

function demandsOf(alternative: readonly Demand[]): string[] {
  const demands = alternative.flatMap(({ scheme, roles }) => [
    [scheme],
    ...roles.map((role) => [scheme, role]),
  ]);
  return demands.map((demand) => JSON.stringify(demand)).sort();
}

/** One change for each scheme whose credential is now sent in another way, if an old operation requires the scheme. */
export function diffSchemes(old: Plan, now: Plan): Change[] {
  const before = new Map(Object.entries(old.schemes));
  const demanded = new Set(
    old.operations.flatMap(({ security }) => security.flat().map(({ scheme }) => scheme)),
  );
  return Object.entries(now.schemes).flatMap(([name, is]): Change[] => {
    const was = before.get(name);
    if (was === undefined || !demanded.has(name) || isSame(was, is)) return [];
    const message = `the credential is sent as ${carrierOf(is)} (was ${carrierOf(was)})`;
    return [{ breaking: true, side: "request", subject: `security scheme ${name}`, message }];
  });
}

function isSame(one: Scheme, other: Scheme): boolean {
  const [left, right] = [carrierOf(one), carrierOf(other)];
  // Header names are case-insensitive.
  if (left.startsWith("header ")) return left.toLowerCase() === right.toLowerCase();
  return left === right;
}

function carrierOf(scheme: Scheme): string {
  return scheme.type === "apiKey" ? `${scheme.in} ${scheme.name}` : scheme.type;
}
