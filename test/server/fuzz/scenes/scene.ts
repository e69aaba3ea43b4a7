import type { FuzzRequest, FuzzResponse } from "../wire.ts";
import type { FuzzAccount, World } from "../world.ts";
import type { Kind, Resource } from "./resource.ts";

/** A request of a scene with its response. */
export interface Exchange {
  readonly request: FuzzRequest;
  readonly response: FuzzResponse | undefined;
}

/** A short sequence of requests, and the resources that they made. */
export interface Scene {
  readonly world: World;
  /** Whether the requests go over HTTP. */
  readonly overHttp: boolean;
  readonly resources: Resource[];
  readonly exchanges: Exchange[];
  /** The last cursor of each list, by operation. */
  readonly cursors: Map<string, string>;
  /** Called for each response, with its operation. */
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

/** The resources of a kind that an account has, or had if `gone`; newest last. */
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

/** Another account: the second of the same country, or one of another country. */
export function otherAccount({ accounts }: World, account: FuzzAccount, pick: number): FuzzAccount {
  const others = accounts.filter((one) => one !== account);
  const found = others[pick % others.length];
  if (found === undefined) throw new Error("There is one account only.");
  return found;
}
