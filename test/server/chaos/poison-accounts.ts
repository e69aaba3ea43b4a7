import type { HostileFile } from "../certificates/hostile-files.ts";
import { call, openAccount } from "./calls.ts";
import type { ServerProcess } from "./server-process.ts";

/** An account that was given a hostile certificate, and what was found of it. */
export interface Poisoned {
  readonly name: string;
  readonly id: number;
  readonly token: string;
  /** Status of its PATCH. */
  readonly status: number;
  readonly reasons: readonly string[];
}

const PATIENCE_MS = 150_000;

/** Gives each file to an account of its own, through the servers in turn, and waits for the reasons. */
export async function poison(
  servers: readonly ServerProcess[],
  files: readonly HostileFile[],
): Promise<Poisoned[]> {
  const given = files.map(async ({ name, sent, reason }, index) => {
    const { url = "" } = servers[index % servers.length] ?? {};
    const account = await give(url, sent);
    // A file may be refused at the door, too.
    if (account.status !== 200) return { ...account, name, reasons: [] };
    const reasons = await waitForReasons(url, account);
    if (reasons.join() !== reason) throw new Error(`${name}: ${reasons} in place of ${reason}`);
    return { ...account, name, reasons };
  });
  return Promise.all(given);
}

/** Gives a file to a new account, which has no other certificate. */
export async function give(url: string, registration_additional_data: HostileFile["sent"]) {
  const account = await openAccount(url, "us");
  const { status } = await call(url, {
    method: "PATCH",
    path: `/v1/accounts/${account.id}`,
    token: account.token,
    body: { registration_additional_data },
  });
  return { ...account, status };
}

/** What a check finds wrong with an account's certificate, once it is over. */
export async function waitForReasons(
  url: string,
  { id, token }: { id: number; token: string },
): Promise<readonly string[]> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const path = `/v1/accounts/${id}/certificate`;
    const { body } = await call<{ state?: string; reasons?: string[] }>(url, { path, token });
    if (body.state !== "pending") return body.reasons ?? [];
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error(`The certificate of account ${id} is never checked.`);
}
