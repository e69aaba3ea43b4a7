import { type Drill, numberOf } from "../../server/drills/drill-definition.ts";
import { compareVerdicts } from "./differential.ts";

/** Compares the generated validators with other validators on random schemas and bodies. */
export const differentialDrill: Drill = {
  description:
    "`is` and `explain` agree with Ajv, cfworker, Hyperjump and jsonschema on random bodies, except for known differences",
  engines: false,
  options: {
    pairs: {
      usual: 200_000,
      few: 7_000,
      description: "minimum number of pairs of a schema and a body",
    },
    seed: { usual: 1, description: "seed of the schemas and bodies" },
  },
  async run(run) {
    const count = { pairs: numberOf(run, "pairs"), seed: numberOf(run, "seed"), python: true };
    const { pairs, accepted, compared, known, failures } = await compareVerdicts(count, (done) =>
      run.progress(`${done} pairs`),
    );
    const reasons = [...known].map(([reason, times]) => `${times} known differences: ${reason}`);
    return {
      figures: [
        `compared with: ${[...compared].join(", ")}`,
        `${pairs} pairs, ${accepted} of them accepted`,
        ...reasons,
      ],
      failures,
    };
  },
};
