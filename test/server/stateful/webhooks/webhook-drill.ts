import type { Drill } from "../../drills/drill-definition.ts";
import { numberOf } from "../../drills/drill-definition.ts";
import { drillWebhooks } from "./drill-webhooks.ts";

/** The drill of notifications while processes are killed. */
export const webhookDrill: Drill = {
  description:
    "while processes are killed, the notification of each acknowledged account update arrives; a repeated notification keeps its id",
  engines: true,
  options: {
    seconds: { usual: 60, few: 2, description: "seconds of account updates" },
    kill: {
      usual: 1000,
      few: 700,
      description: "milliseconds between two kills",
    },
    processes: {
      usual: 0,
      description: "processes on one database; 0 means 1 on SQLite and 3 on PostgreSQL",
    },
    seed: { usual: 1, description: "seed of the kills and of the rejected notifications" },
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
        `${killed} kills of ${plan.processes} process(es) in ${plan.seconds} s: ${renewals} acknowledged account updates, ${notifications} notifications, ${repeats} repeats`,
      ];
      return { figures, failures };
    } finally {
      await database.drop();
    }
  },
};
