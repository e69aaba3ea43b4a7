import type { TestService } from "../server/service.ts";
import { compose } from "./compose.ts";
import { loadFile } from "./load.ts";
import { type Operation, operationNamed, operationOf } from "./operations.ts";
import { filled, within } from "./placeholders.ts";
import type { Circumstances, Given, Json, Vector, VectorFile } from "./vector.ts";

/** A response with its parsed body. */
export interface Reply {
  readonly status: number;
  readonly type: string | null;
  readonly body: Json;
}

interface Sent {
  readonly body: Json;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, string>> | undefined;
}

/** The account base if neither `account_base` nor a variant names one: the first base of `account-create/shared`. */
const usual = Object.keys(loadFile("account-create/shared").bases)[0] ?? "";

type Names = { [name: string]: Json };

/** Returns `play`, which opens an account if necessary, sends the `given` requests, and then the vector's request. */
export function createStage(service: TestService) {
  const shared = new Map<string, Promise<Json>>();
  let count = 0;

  /** Returns the response to a vector. Vectors without `given`, `account` and `state` share one account per base. */
  async function play(vector: Vector, file: VectorFile): Promise<Reply> {
    const all = { ...file, ...vector };
    // The placeholders of every vector: the account's identifier, and a unique number.
    const scope: Names = { account_id: await account(all, file.variant), once: ++count };
    for (const given of all.given ?? []) {
      const { as, times = 1 } = given;
      for (let time = 0; time < times; time++) scope[as] = await prepare(given, file, scope);
    }
    const body = filled(compose(vector, file), within(scope));
    const { params, query } = all;
    return send(operationOf(file.body), all.as, scope, { body, params, query });
  }

  async function prepare(given: Given, file: VectorFile, scope: Names): Promise<Json> {
    const source = given.from === undefined ? file : loadFile(given.from);
    const body = filled(compose(given, source), within(scope));
    const operation = operationNamed(given.operation);
    const response = await send(operation, given.by, scope, { body, params: given.params });
    if (response.status < 300) return response.body;
    throw new Error(`${given.as}: ${response.status} ${JSON.stringify(response.body)}`);
  }

  function account(all: Vector & Circumstances, variant: string | undefined): Promise<Json> {
    const base = all.account_base ?? variant ?? usual;
    const own = all.given !== undefined || all.account !== undefined || all.state === true;
    const known = own ? undefined : shared.get(base);
    const made = known ?? open(base, all.account);
    if (!own) shared.set(base, made);
    return made;
  }

  async function open(base: string, members: Readonly<Record<string, Json>> = {}): Promise<Json> {
    const set = Object.fromEntries(Object.entries(members).map(([name, one]) => [`/${name}`, one]));
    const recipe = { base, set: { ...set, "/admin_email": `vector-${++count}@andes.example` } };
    const body = compose(recipe, loadFile("account-create/shared"));
    const response = await send(operationNamed("createAccount"), "operator", {}, { body });
    if (response.status !== 201) throw new Error(JSON.stringify(response.body));
    return (response.body as { account_id: number }).account_id;
  }

  async function send(
    { method, path }: Operation,
    sender: "operator" | "admin" = "admin",
    scope: Names,
    { body, params = {}, query = {} }: Sent,
  ): Promise<Reply> {
    const values = filled({ ...params }, within(scope)) as Names;
    const target = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(`${values[name]}`));
    const search = new URLSearchParams(query).toString();
    const token = await service.services.tokens.issue(
      sender === "operator"
        ? { kind: "operator" }
        : { kind: "admin", accountId: Number(scope.account_id) },
    );
    const response = await service.request(search === "" ? target : `${target}?${search}`, {
      method,
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return {
      status: response.status,
      type: response.headers.get("Content-Type"),
      body: (await response.json()) as Json,
    };
  }

  return { play };
}
