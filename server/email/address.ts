import { isIPv4 } from "node:net";

const ADDRESS = /^[^\s\p{Cc}@<>,;:"()[\]\\]+@[^\s\p{Cc}@<>,;:"()[\]\\]+$/u;

// Counted in code points, like the `maxLength` of the spec.
const SHORT = /^.{0,254}$/su;

/** Whether text is one plain e-mail address. */
export function isAddress(text: string): boolean {
  return SHORT.test(text) && ADDRESS.test(text);
}

/** The sender: the configured address, else an SMTP login that is an address, else `no-reply` at the SMTP host. */
export function senderOf(smtpUrl: string, configured: string | undefined): string {
  const { username, hostname } = new URL(smtpUrl);
  const login = decodeURIComponent(username);
  return configured ?? (isAddress(login) ? login : `no-reply@${domainOf(hostname)}`);
}

// An IP address becomes an address literal (RFC 5321, section 4.1.3).
function domainOf(hostname: string): string {
  return isIPv4(hostname) ? `[${hostname}]` : hostname.replace(/^\[/, "[IPv6:");
}
