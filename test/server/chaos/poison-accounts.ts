import type { HostileFile } from "../certificates/hostile-files.ts";
import { call, openAccount, waitForCheck } from "./calls.ts";
import type { ServerProcess } from "./server-process.ts";

/** A hostile file (`name`), the account to which it was sent, and the reasons why the check rejected the file. */
export interface Poisoned {
  readonly name: string;
  readonly id: number;
  readonly token: string;
  /** Status of the PATCH that sent the certificate. */
  readonly status: number;
  readonly reasons: readonly string[];
}

/** Sends each file as the certificate of a new account, to the servers in turn; throws for an unexpected result. */
export async function poison(
  servers: readonly ServerProcess[],
  files: readonly HostileFile[],
): Promise<Poisoned[]> {
  const given = files.map(async ({ name, sent, reason }, index) => {
    const { url = "" } = servers[index % servers.length] ?? {};
    const account = await give(url, sent);
    if (account.status >= 500) throw new Error(`${name}: the PATCH got ${account.status}`);
    // If the PATCH rejects a file, the response has a status of 4xx, and no check of the file follows.
    if (account.status !== 200) return { ...account, name, reasons: [] };
    const reasons = await waitForCheck(url, account);
    if (reasons.join() !== reason)
      throw new Error(`${name}: reasons ${reasons}, expected ${reason}`);
    return { ...account, name, reasons };
  });
  return Promise.all(given);
}

/** Creates an account without a certificate, and then sends the file as the account's certificate. */
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
