import { isIPv4 } from "node:net";

const ADDRESS = /^[^\s\p{Cc}@<>,;:"()[\]\\]+@[^\s\p{Cc}@<>,;:"()[\]\\]+$/u;

/** Whether text is one plain e-mail address. */
export function isAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text);
}

/** The sender's address for an `SMTP_URL`: the configured address, otherwise the login if it is an address, otherwise `no-reply` at the server's host. */
export function senderOf(smtpUrl: string, configured: string | undefined): string {
  const { username, hostname } = new URL(smtpUrl);
  const login = decodeURIComponent(username);
  return configured ?? (isAddress(login) ? login : `no-reply@${domainOf(hostname)}`);
}

// A host without a name becomes an address literal (RFC 5321, 4.1.3).
function domainOf(hostname: string): string {
  return isIPv4(hostname) ? `[${hostname}]` : hostname.replace(/^\[/, "[IPv6:");
}
