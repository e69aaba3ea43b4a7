import { openStore } from "../../../../server/store/store.ts";
import type { Drill } from "../../drills/drill-definition.ts";
import { numberOf } from "../../drills/drill-definition.ts";
import { checkModel } from "./check-model.ts";
import { openStage } from "./stage.ts";

/** The drill of random sequences of operations against a model of the interface. */
export const modelDrill: Drill = {
  description:
    "the service and a small model of the interface give the same responses to random sequences of operations",
  engines: true,
  options: {
    operations: { usual: 10_000, description: "least number of operations" },
    seed: { usual: 1, description: "seed of the sequences" },
  },
  async run(run) {
    const database = await run.engine.create();
    const plan = { operations: numberOf(run, "operations"), seed: numberOf(run, "seed") };
    const closings = [() => database.drop()];
    try {
      const store = await openStore(database.target);
      closings.unshift(() => store.close());
      const stage = await openStage(store);
      closings.unshift(() => stage.close());
      const figures = await checkModel(stage, plan, (count) => run.progress(`${count} operations`));
      const { operations, sequences, kinds, divergence } = figures;
      const counts = [...kinds].sort().map(([kind, count]) => `${kind}: ${count}`);
      return {
        figures: [`${operations} operations in ${sequences} sequences`, counts.join(", ")],
        failures: divergence === undefined ? [] : [divergence],
      };
    } finally {
      for (const close of closings) await close();
    }
  },
};
