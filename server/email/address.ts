import { isIPv4 } from "node:net";

const ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;

/** Whether text is one plain e-mail address. */
export function isAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text);
}

/** The address that messages through the server of an `SMTP_URL` come from: the one that is configured, or the login where that is one, or else `no-reply` at its host. */
export function senderOf(smtpUrl: string, configured: string | undefined): string {
  const { username, hostname } = new URL(smtpUrl);
  const login = decodeURIComponent(username);
  return configured ?? (isAddress(login) ? login : `no-reply@${domainOf(hostname)}`);
}

// A host without a name is an address literal there (RFC 5321, 4.1.3).
function domainOf(hostname: string): string {
  return isIPv4(hostname) ? `[${hostname}]` : hostname.replace(/^\[/, "[IPv6:");
}
