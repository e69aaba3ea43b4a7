import type { WebhookSubscriptionCreate } from "../../generated/types/models.d.ts";

const CREDENTIALS = /^(https?:\/\/)([^@/?#]*)@/i;

/** A subscription whose URL carries no credentials: they become its user name and password, unless it has any of its own, so that the password is kept as one. */
export function takeCredentials(body: WebhookSubscriptionCreate): WebhookSubscriptionCreate {
  const { callback_url = "", callback_username, callback_password } = body;
  const [found, scheme = "", credentials = ""] = CREDENTIALS.exec(callback_url) ?? [];
  if (found === undefined) {
    return body;
  }
  const bare = { ...body, callback_url: scheme + callback_url.slice(found.length) };
  if (callback_username !== undefined || callback_password !== undefined) {
    return bare;
  }
  const [user = "", ...password] = credentials.split(":");
  return {
    ...bare,
    callback_username: decode(user),
    ...(password.length > 0 && { callback_password: decode(password.join(":")) }),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
