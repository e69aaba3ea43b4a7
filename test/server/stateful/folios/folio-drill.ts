import type { Drill } from "../../drills/drill-definition.ts";
import { numberOf } from "../../drills/drill-definition.ts";
import { drillFolios } from "./drill-folios.ts";

/** Many concurrent creators issue documents, and the drill checks the folios. */
export const folioDrill: Drill = {
  description:
    "folios are 1 to n in each sequence, in the order of issue, while other requests fail",
  engines: true,
  options: {
    documents: { usual: 5000, description: "documents to issue" },
    creators: { usual: 64, description: "concurrent creators" },
    services: {
      usual: 0,
      description: "services on one database; 0 means 1 on SQLite and 4 on PostgreSQL",
    },
    seed: { usual: 1, description: "seed of the creators' requests" },
  },
  async run(run) {
    const documents = numberOf(run, "documents");
    const database = await run.engine.create();
    const usual = run.engine.name === "SQLite" ? 1 : 4;
    const plan = {
      target: database.target,
      documents,
      creators: numberOf(run, "creators"),
      services: numberOf(run, "services") || usual,
      seed: numberOf(run, "seed"),
    };
    try {
      const { issued, sequences, counts, failures } = await drillFolios(plan, (count) =>
        run.progress(`${count} of ${documents} issued`),
      );
      const kinds = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
      const lasts = [...sequences].map(([name, last]) => `${name} 1..${last}`);
      const figures = [
        `${issued} issued by ${plan.creators} creators over ${plan.services} service(s): ${kinds.join(", ")}`,
        `${sequences.size} sequences: ${lasts.join(", ")}`,
      ];
      return { figures, failures };
    } finally {
      await database.drop();
    }
  },
};
