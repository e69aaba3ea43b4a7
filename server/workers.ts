import { submissionQueue } from "./authority/submission-queue.ts";
import { submissionHandler } from "./authority/submit.ts";
import { verificationHandler } from "./certificates/verify.ts";
import type { Mailer } from "./email/mailer.ts";
import { emailHandler } from "./email/send-document.ts";
import type { RetentionSettings } from "./jobs/retention.ts";
import { startRetention } from "./jobs/retention.ts";
import type { Worker, WorkerSettings } from "./jobs/worker.ts";
import { startQueueWorker, startWorker } from "./jobs/worker.ts";
import type { Services } from "./services.ts";
import { webhookHandler } from "./webhooks/deliver.ts";

/** Starts workers for submissions, webhooks, certificate checks, removal of old rows and, with a mailer, e-mails. */
export function startWorkers(
  services: Services,
  mailer: Mailer | undefined,
  settings: Pick<
    WorkerSettings & RetentionSettings,
    "pollMs" | "leaseMs" | "graceMs" | "retentionIntervalMs"
  > = {},
): Worker {
  const { store, log, now } = services;
  const handlers = [webhookHandler(services), verificationHandler(services)];
  if (mailer !== undefined) {
    handlers.push(emailHandler(services, mailer));
  }
  const all = { store, log, now, ...settings };
  const workers = [
    ...handlers.map((one) => startWorker(one, all)),
    startQueueWorker(submissionQueue, submissionHandler(services), all),
    startRetention(all),
  ];
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
