import type { HostileFile } from "../certificates/hostile-files.ts";
import { call, openAccount, waitForCheck } from "./calls.ts";
import type { ServerProcess } from "./server-process.ts";

/** An account that was given a hostile certificate, and the reasons of its check. */
export interface Poisoned {
  readonly name: string;
  readonly id: number;
  readonly token: string;
  /** Status of its PATCH. */
  readonly status: number;
  readonly reasons: readonly string[];
}

/** Gives each file to an account of its own, through the servers in turn, and waits for the reasons. */
export async function poison(
  servers: readonly ServerProcess[],
  files: readonly HostileFile[],
): Promise<Poisoned[]> {
  const given = files.map(async ({ name, sent, reason }, index) => {
    const { url = "" } = servers[index % servers.length] ?? {};
    const account = await give(url, sent);
    // The PATCH itself may reject a file, too.
    if (account.status !== 200) return { ...account, name, reasons: [] };
    const reasons = await waitForCheck(url, account);
    if (reasons.join() !== reason)
      throw new Error(`${name}: reasons ${reasons}, expected ${reason}`);
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
