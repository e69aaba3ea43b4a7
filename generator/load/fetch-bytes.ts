/** The maximum number of redirects from one URL. */
const mostRedirects = 10;

/**
 * Fetches a URL. The URL, and each URL of a redirect, must begin with one of the prefixes. A returned string is the
 * reason for a failure.
 */
export async function fetchBytes(
  url: string,
  prefixes: readonly string[],
): Promise<Buffer | "missing" | "remote"> {
  let target = url;
  for (let hops = 0; hops <= mostRedirects; hops++) {
    if (!isAllowed(target, prefixes)) return "remote";
    const response = await fetch(target, { redirect: "manual" }).catch(() => undefined);
    const next = response?.headers.get("location") ?? undefined;
    if (response === undefined || next === undefined || response.ok) {
      return response?.ok === true ? Buffer.from(await response.arrayBuffer()) : "missing";
    }
    target = URL.canParse(next, target) ? new URL(next, target).href : "";
  }
  return "missing";
}

// Both URLs are normalized, so neither `schemas.example.evil.net` nor `/allowed/../other` passes.
function isAllowed(url: string, prefixes: readonly string[]): boolean {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return false;
  const { href } = new URL(url);
  return prefixes.some((prefix) => URL.canParse(prefix) && href.startsWith(new URL(prefix).href));
}
