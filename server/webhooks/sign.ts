import { createHmac } from "node:crypto";

/** The headers of Standard Webhooks. `secret` is `whsec_` followed by base64; `at` is milliseconds since 1970. */
export function signMessage(
  secret: string,
  message: { readonly id: string; readonly payload: string; readonly at: number },
): Readonly<Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string>> {
  const timestamp = String(Math.floor(message.at / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key)
    .update(`${message.id}.${timestamp}.${message.payload}`)
    .digest("base64");
  return {
    "webhook-id": message.id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}
