import { openAccount } from "../../chaos/calls.ts";
import type { ServerProcess } from "../../chaos/server-process.ts";
import { startServer } from "../../chaos/server-process.ts";
import { withDatabase } from "../../chaos/with-database.ts";
import type { Drill } from "../drill-definition.ts";
import { numberOf, UsageError } from "../drill-definition.ts";
import type { Attack, Outcome, Target } from "./attack.ts";
import { hostileBodies } from "./attacks/bodies.ts";
import { certificates } from "./attacks/certificates.ts";
import { connections } from "./attacks/connections.ts";
import { hostileDocuments } from "./attacks/documents.ts";
import { logins } from "./attacks/logins.ts";
import { subscriptions } from "./attacks/subscriptions.ts";
import { startBystander } from "./bystander.ts";
import { watchLiveness } from "./liveness.ts";

const attacks: readonly Attack[] = [
  ...hostileBodies,
  ...hostileDocuments,
  ...certificates,
  ...connections,
  ...subscriptions,
  ...logins,
];

const MEGABYTE = 1024 * 1024;
const MOST_MEGABYTES = 600;

/** Runs the attacks on a server, while a thread polls /livez and another tenant works. Replaces a server that died. */
export const hostileDrill: Drill = {
  description:
    "under hostile requests the server keeps running, responds to other callers in time, and uses at most 600 MB",
  engines: true,
  options: {
    strength: { usual: 100, description: "strength of the attacks, in percent" },
    longest: {
      usual: 400,
      description: "longest allowed response time of /livez, in milliseconds",
    },
    only: { usual: 0, description: "runs only the attack with this number; 0 runs all" },
  },
  run: (run) =>
    withDatabase(run, async (database) => {
      const strength = numberOf(run, "strength") / 100;
      const only = numberOf(run, "only");
      const figures: string[] = [];
      const failures: string[] = [];
      let longest = 0;
      let most = 0;
      if (only > attacks.length) throw new UsageError(`--only must be at most ${attacks.length}.`);
      let stage = await setStage(database, strength);
      for (const [index, attack] of attacks.entries()) {
        if (only !== 0 && only !== index + 1) continue;
        run.progress(attack.name);
        const seen = await suffer(stage, attack);
        longest = Math.max(longest, seen.longestMs);
        most = Math.max(most, seen.megabytes);
        figures.push(`${index + 1} ${attack.name}: ${seen.figure}`);
        failures.push(...seen.failures.map((failure) => `${attack.name}: ${failure}`));
        if (seen.longestMs > numberOf(run, "longest")) {
          failures.push(`${attack.name}: /livez took ${Math.round(seen.longestMs)} ms`);
        }
        if (stage.target.server.child.exitCode !== null || seen.died) {
          await leave(stage);
          stage = await setStage(database, strength);
        }
      }
      await leave(stage);
      figures.push(`/livez at most ${Math.round(longest)} ms, memory at most ${most} MB`);
      return { figures, failures };
    }),
};

interface Stage {
  readonly target: Target;
  readonly liveness: ReturnType<typeof watchLiveness>;
  readonly bystander: Awaited<ReturnType<typeof startBystander>>;
}

interface Seen {
  readonly longestMs: number;
  readonly megabytes: number;
  readonly figure: string;
  readonly failures: readonly string[];
  readonly died: boolean;
}

async function setStage(database: string, strength: number): Promise<Stage> {
  const environment = {
    LOGIN_FAILURE_LIMIT: "20",
    RESPONSE_CHECKS: "off",
    WEBHOOK_ALLOW_PRIVATE_NETWORKS: "1",
    // The value in server/Containerfile; the allocator then returns large freed blocks to the system.
    MALLOC_MMAP_THRESHOLD_: "262144",
  };
  const server = await startServer({ database, built: true, environment });
  const first = await openAccount(server.url);
  const second = await openAccount(server.url);
  const target: Target = {
    server,
    url: server.url,
    tokens: [first.token, second.token],
    accounts: [first.id, second.id],
    strength,
  };
  const bystander = await startBystander(server.url);
  return { target, liveness: watchLiveness(server), bystander };
}

async function leave({ target, liveness, bystander }: Stage): Promise<void> {
  await Promise.all([liveness.end(), bystander.end()]);
  await target.server.kill("SIGKILL");
}

async function suffer({ target, liveness, bystander }: Stage, attack: Attack): Promise<Seen> {
  await liveness.look();
  bystander.look();
  const outcome = await attack
    .run(target)
    .catch((error: unknown): Outcome => ({ responses: {}, failures: [String(error)] }));
  const sight = await liveness.look();
  const { made, failures: others } = bystander.look();
  const { responses } = outcome;
  const died = hasEnded(target.server);
  const megabytes = Math.round(sight.mostBytes / MEGABYTE);
  const unexpected = Object.keys(responses).filter((status) => !attack.expects.includes(status));
  const failures = [
    ...(outcome.failures ?? []),
    ...unexpected.map((status) => `${responses[status]} responses had the status ${status}`),
    ...others.slice(0, 3).map((failure) => `another tenant: ${failure}`),
    ...(sight.failed > 0 ? [`/livez failed ${sight.failed} times`] : []),
    ...(died ? ["the server died"] : []),
    ...(megabytes > MOST_MEGABYTES ? [`memory reached ${megabytes} MB`] : []),
  ];
  const counts = Object.entries(responses).map(([status, count]) => `${count} × ${status}`);
  const figure = `${counts.join(", ")}; /livez at most ${Math.round(sight.longestMs)} ms in ${sight.asked} requests, memory ${megabytes} MB; ${made} requests of another tenant, ${others.length} failed`;
  return { longestMs: sight.longestMs, megabytes, figure, failures, died };
}

function hasEnded({ child }: ServerProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
