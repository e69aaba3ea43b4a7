import { warning } from "../../generated/rules.js";
import type { Warning, WebhookSubscriptionCreate } from "../../generated/types/models.d.ts";

const CREDENTIALS = /^(https?:\/\/)([^@/?#]*)@/i;

/** A subscription without credentials in its URL (URLs are stored in plain text), and warnings about credentials. */
export interface BareSubscription {
  readonly subscription: WebhookSubscriptionCreate;
  readonly warnings: readonly Warning[];
}

/**
 * Moves the URL's credentials to `callback_username` and `callback_password`. If the body already has one of these
 * members, the URL's credentials are discarded.
 */
export function takeCredentials(body: WebhookSubscriptionCreate): BareSubscription {
  const { callback_url = "", callback_username, callback_password } = body;
  const [found, scheme = "", credentials = ""] = CREDENTIALS.exec(callback_url) ?? [];
  if (found === undefined) {
    return { subscription: body, warnings: checkName(callback_username, "/callback_username") };
  }
  const bare = { ...body, callback_url: scheme + callback_url.slice(found.length) };
  if (callback_username !== undefined || callback_password !== undefined) {
    const unused = warning("webhook.callback-url-credentials", "/callback_url");
    const others = checkName(callback_username, "/callback_username");
    return { subscription: bare, warnings: [unused, ...others] };
  }
  const [user = "", ...password] = credentials.split(":");
  const subscription = {
    ...bare,
    callback_username: decode(user),
    ...(password.length > 0 && { callback_password: decode(password.join(":")) }),
  };
  return { subscription, warnings: checkName(subscription.callback_username, "/callback_url") };
}

// A user name cannot contain a colon: for the receiver, the user name ends at the first colon (RFC 7617).
function checkName(name: string | undefined, pointer: string): readonly Warning[] {
  return name?.includes(":") ? [warning("webhook.callback-username-colon", pointer)] : [];
}

// Text with percent-encoded control characters remains encoded, since RFC 7617 forbids these characters.
function decode(text: string): string {
  try {
    const decoded = decodeURIComponent(text);
    return /\p{Cc}/u.test(decoded) ? text : decoded;
  } catch {
    return text;
  }
}
