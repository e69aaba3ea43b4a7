import { openStore } from "../../../../server/store/store.ts";
import type { Proof } from "../../drills/proof.ts";
import { numberOf } from "../../drills/proof.ts";
import { checkModel } from "./check-model.ts";
import { openStage } from "./stage.ts";

/** Random sequences of operations against a model of what they must do. */
export const modelProof: Proof = {
  says: "random sequences of operations are answered as a small model of the interface answers them",
  engines: true,
  options: {
    operations: { usual: 10_000, says: "at least" },
    seed: { usual: 1, says: "of the sequences" },
  },
  async run(run) {
    const database = await run.engine.create();
    const store = await openStore(database.target);
    const stage = await openStage(store);
    const plan = { operations: numberOf(run, "operations"), seed: numberOf(run, "seed") };
    try {
      const figures = await checkModel(stage, plan, (count) => run.progress(`${count} operations`));
      const { operations, sequences, kinds, divergence } = figures;
      const counts = [...kinds].sort().map(([kind, count]) => `${kind}: ${count}`);
      return {
        figures: [`${operations} operations in ${sequences} sequences`, counts.join(", ")],
        faults: divergence === undefined ? [] : [divergence],
      };
    } finally {
      await stage.close();
      await store.close();
      await database.drop();
    }
  },
};
