import type { FuzzRequest, FuzzResponse } from "../wire.ts";
import type { FuzzAccount, World } from "../world.ts";
import type { Kind, Resource } from "./resource.ts";

/** A request of a scene with its response. */
export interface Exchange {
  readonly request: FuzzRequest;
  readonly response: FuzzResponse | undefined;
}

/** A short sequence of requests, and the known resources. */
export interface Scene {
  readonly world: World;
  /** Whether the requests are sent over HTTP. */
  readonly overHttp: boolean;
  readonly resources: Resource[];
  readonly exchanges: Exchange[];
  /** The last returned cursor of each list, by `operationId`. */
  readonly cursors: Map<string, string>;
  /** Counts a response; `operation` is an `operationId`, "no path" or "no method". */
  readonly count: (operation: string, status: number) => void;
}

/** Begins a scene whose only resources are the accounts. */
export function openScene(world: World, overHttp: boolean, count: Scene["count"]): Scene {
  const resources = world.accounts.map(
    (account): Resource => ({
      kind: "account",
      id: account.id,
      account,
      gone: false,
      status: 1,
      shown: undefined,
    }),
  );
  return { world, overHttp, resources, exchanges: [], cursors: new Map(), count };
}

/** Returns an account's existing resources of a kind, or the deleted resources if `gone`; the newest last. */
export function resourcesOf(
  scene: Scene,
  kind: Kind,
  account: FuzzAccount,
  gone = false,
): Resource[] {
  return scene.resources.filter(
    (one) => one.kind === kind && one.account === account && one.gone === gone,
  );
}

/** Returns one of the accounts other than `account`, of any country; the number `pick` selects it. */
export function otherAccount({ accounts }: World, account: FuzzAccount, pick: number): FuzzAccount {
  const others = accounts.filter((one) => one !== account);
  const found = others[pick % others.length];
  if (found === undefined) throw new Error("There is only one account.");
  return found;
}
