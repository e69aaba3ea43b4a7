import type { Drill } from "../../drills/drill-definition.ts";
import { numberOf } from "../../drills/drill-definition.ts";
import { drillWebhooks } from "./drill-webhooks.ts";

/** The drill of notifications by processes that are killed. */
export const webhookDrill: Drill = {
  description:
    "every event of an acknowledged renewal is delivered at least once under one id, whatever dies",
  engines: true,
  options: {
    seconds: { usual: 60, few: 2, description: "of renewals" },
    kill: {
      usual: 1000,
      few: 700,
      description: "milliseconds from one killed process to the next",
    },
    processes: { usual: 0, description: "on one database; 0 is 1 on SQLite and 3 on PostgreSQL" },
    seed: { usual: 1, description: "of who is killed" },
  },
  async run(run) {
    const database = await run.engine.create();
    const usual = run.engine.name === "SQLite" ? 1 : 3;
    const plan = {
      target: database.target,
      processes: numberOf(run, "processes") || usual,
      seconds: numberOf(run, "seconds"),
      killEvery: numberOf(run, "kill"),
      seed: numberOf(run, "seed"),
    };
    try {
      const { killed, renewals, notifications, repeats, failures } = await drillWebhooks(
        plan,
        run.progress,
      );
      const figures = [
        `${killed} of ${plan.processes} processes killed in ${plan.seconds} s: ${renewals} renewals acknowledged, ${notifications} notifications, ${repeats} of them sent again`,
      ];
      return { figures, failures };
    } finally {
      await database.drop();
    }
  },
};
