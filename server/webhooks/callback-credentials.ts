import { warning } from "../../generated/rules.js";
import type { Warning, WebhookSubscriptionCreate } from "../../generated/types/models.d.ts";

const CREDENTIALS = /^(https?:\/\/)([^@/?#]*)@/i;

/** A subscription whose URL, stored in plain text, has no credentials; with warnings about discarded credentials. */
export interface BareSubscription {
  readonly subscription: WebhookSubscriptionCreate;
  readonly warnings: readonly Warning[];
}

/** Moves the URL's credentials to `callback_username` and `callback_password`; discards them if the body has either. */
export function takeCredentials(body: WebhookSubscriptionCreate): BareSubscription {
  const { callback_url = "", callback_username, callback_password } = body;
  const [found, scheme = "", credentials = ""] = CREDENTIALS.exec(callback_url) ?? [];
  if (found === undefined) {
    return { subscription: body, warnings: [] };
  }
  const bare = { ...body, callback_url: scheme + callback_url.slice(found.length) };
  if (callback_username !== undefined || callback_password !== undefined) {
    const unused = warning("webhook.callback-url-credentials", "/callback_url");
    return { subscription: bare, warnings: [unused] };
  }
  const [user = "", ...password] = credentials.split(":");
  const subscription = {
    ...bare,
    callback_username: decode(user),
    ...(password.length > 0 && { callback_password: decode(password.join(":")) }),
  };
  return { subscription, warnings: [] };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
