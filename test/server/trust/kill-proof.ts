import type { Proof } from "../life/proof.ts";
import { numberOf } from "../life/proof.ts";
import { build } from "./build.ts";
import { proveKill } from "./prove-kill.ts";

/** Servers that are killed while they write. */
export const killProof: Proof = {
  says: "kill -9 at random moments loses nothing that was acknowledged, makes nothing twice and leaves no gap",
  engines: true,
  options: {
    kills: { usual: 100, says: "of the server, at random moments" },
    writers: { usual: 32, says: "at once" },
    seed: { usual: 1, says: "of the moments" },
  },
  async run(run) {
    build();
    const database = await run.engine.create();
    const kills = numberOf(run, "kills");
    try {
      const { documents, counts, faults } = await proveKill(
        {
          target: database.target,
          kills,
          writers: numberOf(run, "writers"),
          seed: numberOf(run, "seed"),
          built: true,
        },
        (count) => run.progress(`${count} of ${kills} kills`),
      );
      const told = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
      const figures = [
        `${kills} kills, ${documents} documents acknowledged and stored (${told.join(", ")})`,
      ];
      return { figures, faults };
    } finally {
      await database.drop();
    }
  },
};
