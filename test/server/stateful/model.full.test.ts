import { expect, it } from "vitest";
import { openStore } from "../../../server/store/store.ts";
import type { TestService } from "../service.ts";
import type { TestEngine } from "../store/engines.ts";
import { describeEngines, sqlite } from "../store/engines.ts";
import type { ModelFigures, ModelPlan } from "./model/check-model.ts";
import { checkModel } from "./model/check-model.ts";
import { openStage } from "./model/stage.ts";

async function check(
  engine: TestEngine,
  plan: ModelPlan,
  alter?: (service: TestService) => TestService,
): Promise<ModelFigures> {
  const database = await engine.create();
  const store = await openStore(database.target);
  const stage = await openStage(store, alter);
  const figures = await checkModel(stage, plan);
  await stage.close();
  await store.close();
  await database.drop();
  return figures;
}

// `npm run drill -- model` runs at least 10,000 operations.
describeEngines("random sequences of operations", (engine) => {
  it("get the responses that a small model of the interface expects", async () => {
    const figures = await check(engine, { operations: 600, seed: 20_260_101 });
    expect(figures.divergence).toBeUndefined();
    expect(figures.operations).toBeGreaterThanOrEqual(600);
    const kinds = [...figures.kinds.keys()];
    const done = ["create 201", "update 200", "status 200", "delete 204", "customer 200"];
    const rejected = ["create 400", "update 409", "status 409", "delete 409"];
    expect(kinds).toEqual(expect.arrayContaining([...done, ...rejected]));
  }, 60_000);
});

/** A service that reports the deletion of a draft, but does not delete the draft. */
function withoutDeleting(service: TestService): TestService {
  const request: TestService["request"] = async (path, init) => {
    if (init?.method !== "DELETE") return service.request(path, init);
    const response = await service.request(path, { ...init, method: "GET" });
    const { document_status } = (await response.json()) as { document_status?: number };
    return document_status === 0
      ? new Response(null, { status: 204 })
      : service.request(path, init);
  };
  return { ...service, request };
}

it("if a response differs from the model, the check reports a shortened sequence of operations", async () => {
  const { divergence = "" } = await check(sqlite, { operations: 1000, seed: 7 }, withoutDeleting);
  const steps = divergence.match(/\b[a-z]+(?=\(\{)/g);
  expect(steps).toEqual(["create", "delete"]);
  expect(divergence).toContain('"mode":"draft"');
  expect(divergence).toMatch(/^seed 7,/);
  expect(divergence).toContain("Expected values to be strictly deep-equal");
}, 60_000);
