import { afterEach, beforeEach, expect } from "vitest";
import type { Cancellation, Submission } from "../../../server/authority/authority.ts";
import type { Worker } from "../../../server/jobs/worker.ts";
import { startWorkers } from "../../../server/workers.ts";
import { createAccount, documentBody } from "../accounts.ts";
import type { Behaviour, Script } from "../authority/scripted-authority.ts";
import { scriptedAuthority } from "../authority/scripted-authority.ts";
import type { Client, Reply } from "../client.ts";
import { readPdf } from "../rendering/read-pdf.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

const path = "/v1/documents";

/** Behaviours of an authority: accept, be unreachable, or reject. */
export const accept: Behaviour = { kind: "accept" };
export const fail: Behaviour = { kind: "fail", reason: "no route" };
export const reject = (numberUsed: boolean): Behaviour => ({
  kind: "reject",
  code: "3116",
  message: "Cargo data are missing.",
  numberUsed,
});

/** Starts a service with a scripted authority before each test; returns controls of the service and authority. */
export function standBeforeAuthority() {
  let service: TestService;
  let worker: Worker | undefined;
  const stage = {
    clock: 0,
    script: (() => accept) as Script,
    /** The requests to the authority, in order. */
    asked: [] as { action: string; request: Submission | Cancellation }[],
    get service() {
      return service;
    },
    /** Starts the workers of `on`, by default the service under test. */
    work(on = service): void {
      worker = startWorkers(on.services, undefined, { pollMs: 5 });
    },
    /** Stops the workers. */
    rest: async () => worker?.stop(),
    /** Issues a document of a new account; returns the response, the admin's client and the document's path. */
    async issue(country: string, base: string): Promise<[Reply, Client, string]> {
      const { admin } = await createAccount(service, country);
      const response = await admin.post(path, documentBody(country, base));
      expect(response.status, JSON.stringify(response.body)).toBe(201);
      return [response, admin, `${path}/${response.body.document_id}`];
    },
  };
  beforeEach(async () => {
    Object.assign(stage, { clock: Date.UTC(2026, 0, 1, 12, 0), script: () => accept, asked: [] });
    const authority = scriptedAuthority(
      (request, action) => {
        stage.asked.push({ action, request });
        return stage.script(request, action);
      },
      () => service.services,
    );
    service = await startService({ authority, authorityWaitMs: 1000, now: () => stage.clock });
  });
  afterEach(async () => {
    await worker?.stop();
    worker = undefined;
    await service.close();
  });
  return stage;
}

/** The validation status and the authority's result in a response. */
export function verdictOf({ body }: Reply) {
  return { status: body.header.taxbureau_validation_status, result: body.result };
}

/** The verdicts of accepted and of pending documents. */
export const accepted = { status: 1, result: { status: 0 } };
export const pending = { status: 0, result: undefined };

/** The text of the PDF in a response with a document. */
export async function textOf(response: Reply): Promise<string> {
  const pdf = Buffer.from(response.body.electronic_document?.document_pdf ?? "", "base64");
  return (await readPdf(pdf)).map((page) => page.text).join(" ");
}
