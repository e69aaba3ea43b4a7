import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Proof, ProofResult, ProofRun } from "../life/proof.ts";
import { numberOf } from "../life/proof.ts";
import type { TestDatabase } from "../store/engines.ts";
import { build } from "./build.ts";
import { makePostgresPair } from "./postgres-pair.ts";
import { proveBackup } from "./prove-backup.ts";
import { proveDisk } from "./prove-disk.ts";
import { proveDrain } from "./prove-drain.ts";
import { proveKeys } from "./prove-keys.ts";
import { proveKill, urlOf } from "./prove-kill.ts";
import { proveLostDatabase } from "./prove-lost-database.ts";
import { proveProcesses } from "./prove-processes.ts";
import { proveStandby } from "./prove-standby.ts";
import { canWatchCalls, proveSyncs } from "./prove-syncs.ts";
import { makeScarceDisk } from "./scarce-disk.ts";

const DISK_MEBIBYTES = 24;

/** What the service is trusted with: whatever is killed, cut off or full, nothing that was acknowledged is lost. */
export const trustProofs: Readonly<Record<string, Proof>> = {
  kill: {
    says: "kill -9 at random moments loses nothing acknowledged, makes nothing twice and leaves no gap",
    engines: true,
    options: {
      kills: { usual: 100, says: "of the server, at random moments" },
      writers: { usual: 32, says: "at once" },
      seed: { usual: 1, says: "of the moments" },
    },
    run: (run) =>
      withDatabase(run, async ({ target }) => {
        const [kills, writers] = [numberOf(run, "kills"), numberOf(run, "writers")];
        const plan = { target, kills, writers, seed: numberOf(run, "seed"), built: true };
        const { documents, counts, faults } = await proveKill(plan, (count) =>
          run.progress(`${count} of ${kills} kills`),
        );
        const figure = `${kills} kills under ${writers} writers: ${documents} documents acknowledged, all stored once (${told(counts)})`;
        return { figures: [figure], faults };
      }),
  },
  processes: {
    says: "several servers on one PostgreSQL, one killed every second: nothing lost, no gap",
    engines: true,
    options: {
      seconds: { usual: 60, says: "of kills" },
      processes: { usual: 3, says: "on the one database" },
      writers: { usual: 32, says: "at once, over all of them" },
      seed: { usual: 1, says: "of who is killed" },
    },
    run: (run) =>
      withDatabase(run, async ({ target }) => {
        if (target.engine === "sqlite") return leftOut("SQLite is for one process");
        const processes = numberOf(run, "processes");
        const { documents, kills, counts, faults } = await proveProcesses(
          {
            database: target.url,
            processes,
            writers: numberOf(run, "writers"),
            seconds: numberOf(run, "seconds"),
            seed: numberOf(run, "seed"),
            built: true,
          },
          (count) => run.progress(`${count} kills`),
        );
        const figure = `${processes} processes, ${kills} kills: ${documents} documents acknowledged, all stored once (${told(counts)})`;
        return { figures: [figure], faults };
      }),
  },
  drain: {
    says: "SIGTERM under load: every request that was sent is answered, and the server ends with 0",
    engines: true,
    options: {
      connections: { usual: 64, says: "busy at once" },
      milliseconds: { usual: 3000, says: "of work before the signal" },
    },
    run: (run) =>
      withDatabase(run, async ({ target }) => {
        const { answered, answeredAfter, milliseconds, faults } = await proveDrain({
          database: urlOf(target),
          connections: numberOf(run, "connections"),
          afterMs: numberOf(run, "milliseconds"),
          built: true,
        });
        const figure = `${answered} requests answered, ${answeredAfter} of them after the signal; ended after ${milliseconds} ms`;
        return { figures: [figure], faults };
      }),
  },
  "lost-database": {
    says: "503 while the line to PostgreSQL is cut, and recovery without a restart",
    engines: true,
    options: {
      times: { usual: 10, says: "that the line is cut" },
      writers: { usual: 32, says: "at once" },
    },
    run: (run) =>
      withDatabase(run, async ({ target }) => {
        if (target.engine === "sqlite") return leftOut("SQLite has no line to cut");
        const times = numberOf(run, "times");
        const plan = {
          database: target.url,
          times,
          writers: numberOf(run, "writers"),
          built: true,
        };
        const { documents, recoveryMs, faults } = await proveLostDatabase(plan, (count) =>
          run.progress(`${count} of ${times} cuts`),
        );
        const figure = `${times} cuts, ${documents} documents acknowledged, all stored once; recovered within ${recoveryMs} ms`;
        return { figures: [figure], faults };
      }),
  },
  disk: {
    says: "a disk that is full, read-only or cannot sync: 503 and never a false 201, then recovery",
    engines: false,
    options: {},
    async run() {
      build();
      const disk = makeScarceDisk(DISK_MEBIBYTES);
      if (disk === undefined) return leftOut("this user may not mount a file system");
      try {
        return await proveDisk(disk, true);
      } finally {
        disk.remove();
      }
    },
  },
  keys: {
    says: "identical requests with one key make one document, whichever process they reach",
    engines: true,
    options: {
      keys: { usual: 200, says: "of their own" },
      copies: { usual: 50, says: "of each request at once" },
      processes: { usual: 2, says: "on the one database" },
    },
    run: (run) =>
      withDatabase(run, async ({ target }) => {
        const [keys, copies] = [numberOf(run, "keys"), numberOf(run, "copies")];
        const processes = target.engine === "sqlite" ? 1 : numberOf(run, "processes");
        const plan = { database: urlOf(target), keys, copies, processes };
        const { documents, counts, faults } = await proveKeys(plan);
        const figure = `${keys} keys sent ${copies} times at once to ${processes} process(es): ${documents} documents (${told(counts)})`;
        return { figures: [figure], faults };
      }),
  },
  backup: {
    says: "a backup made under load and restored holds all that was acknowledged before it",
    engines: true,
    options: { writers: { usual: 16, says: "at once" } },
    run: (run) =>
      withDatabase(run, async ({ target }) => {
        const destination = await run.engine.create();
        const folder = mkdtempSync(join(tmpdir(), "talonario-backup-"));
        try {
          const { acknowledgedBefore, restored, faults } = await proveBackup({
            source: target,
            destination: destination.target,
            folder,
            writers: numberOf(run, "writers"),
          });
          const figure = `${acknowledgedBefore} documents acknowledged before the backup, ${restored} restored`;
          return { figures: [figure], faults };
        } finally {
          await destination.drop();
          rmSync(folder, { recursive: true });
        }
      }),
  },
  standby: {
    says: "PostgreSQL: reads from a hot standby, without it, and with it in the place of the first, lose nothing",
    engines: false,
    options: {
      documents: { usual: 200, says: "looked for right after each was acknowledged" },
      writers: { usual: 16, says: "at once while the first server is lost" },
    },
    async run(run) {
      build();
      const pair = await makePostgresPair();
      if (pair === undefined) return leftOut("no PostgreSQL server is installed");
      try {
        const [documents, writers] = [numberOf(run, "documents"), numberOf(run, "writers")];
        return await proveStandby({ pair, documents, writers });
      } finally {
        pair.remove();
      }
    },
  },
  syncs: {
    says: "SQLite: at least one sync for each acknowledged group",
    engines: false,
    options: { documents: { usual: 320, says: "one by one, and again 32 at a time" } },
    async run(run) {
      build();
      if (!canWatchCalls()) return leftOut("strace is not installed");
      const folder = mkdtempSync(join(tmpdir(), "talonario-syncs-"));
      try {
        const { alone, together, faults } = await proveSyncs(folder, numberOf(run, "documents"));
        const figures = [
          `one by one: ${alone.syncs} syncs for ${alone.acknowledged} acknowledged documents`,
          `32 at a time: ${together.syncs} syncs for ${together.groups} rounds of ${together.acknowledged} documents in all`,
        ];
        return { figures, faults };
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  },
};

async function withDatabase(
  run: ProofRun,
  prove: (database: TestDatabase) => Promise<ProofResult>,
): Promise<ProofResult> {
  build();
  const database = await run.engine.create();
  try {
    return await prove(database);
  } finally {
    await database.drop();
  }
}

function leftOut(reason: string): ProofResult {
  return { figures: [`left out: ${reason}`], faults: [] };
}

function told(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(", ");
}
