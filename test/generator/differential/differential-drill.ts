import { type Drill, numberOf } from "../../server/drills/drill-definition.ts";
import { compareVerdicts } from "./differential.ts";

/** Compares the generated validators with Ajv, cfworker, Hyperjump and Python's jsonschema, on random schemas and bodies. */
export const differentialDrill: Drill = {
  description: "validators: `is` and `explain` say what Ajv and three others say of random bodies",
  engines: false,
  options: {
    pairs: { usual: 200_000, few: 7_000, description: "of a schema and a body, at least" },
    seed: { usual: 1, description: "of the schemas and bodies" },
  },
  async run(run) {
    const count = { pairs: numberOf(run, "pairs"), seed: numberOf(run, "seed"), python: true };
    const { pairs, accepted, known, failures } = await compareVerdicts(count, (done) =>
      run.progress(`${done} pairs`),
    );
    const reasons = [...known].map(
      ([reason, times]) => `${times} differ, and that is known: ${reason}`,
    );
    return {
      figures: [`${pairs} pairs, ${accepted} of them accepted`, ...reasons],
      failures,
    };
  },
};
