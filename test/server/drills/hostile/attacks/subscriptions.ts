import { startReceiver } from "../../../webhooks/receiver.ts";
import type { Attack } from "../attack.ts";
import { sendAll } from "../send.ts";

/** Notifications to a receiver that never responds. */
export const subscriptions: readonly Attack[] = [
  {
    name: "200 subscriptions to a receiver that never responds, then three events",
    expects: ["201", "409"],
    async run({ url, tokens, accounts, strength }) {
      const tarpit = await startReceiver(() => undefined);
      try {
        const body = JSON.stringify({ callback_url: tarpit.url });
        const subscribe = { path: "/v1/webhook_subscriptions", token: tokens[0], body };
        const count = Math.ceil(200 * strength);
        const responses = await sendAll(url, count, 16, () => subscribe);
        const failures =
          (responses["201"] ?? 0) > 64
            ? [`${responses["201"]} subscriptions were accepted; the maximum is 64`]
            : [];
        const renew = {
          method: "PATCH",
          path: `/v1/accounts/${accounts[0]}`,
          token: tokens[0],
          body: JSON.stringify({
            registration_additional_data: { certificate_file: "AAAA", certificate_password: "p" },
          }),
        };
        const renewed = await sendAll(url, 3, 1, () => renew);
        if (renewed["200"] !== 3) failures.push(`certificate updates: ${JSON.stringify(renewed)}`);
        await new Promise((resume) => setTimeout(resume, 2000));
        return { responses, failures };
      } finally {
        await tarpit.close();
      }
    },
  },
];
