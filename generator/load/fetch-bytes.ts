/** The maximum number of redirects from one URL. */
const mostRedirects = 10;

/** The maximum time for one URL with its redirects. */
const mostMilliseconds = 30_000;

/**
 * Fetches a URL. Returns `remote` if the URL, or the URL of a redirect, begins with none of the prefixes. Returns
 * `missing` if the fetch fails.
 */
export async function fetchBytes(
  url: string,
  prefixes: readonly string[],
): Promise<Buffer | "missing" | "remote"> {
  const signal = AbortSignal.timeout(mostMilliseconds);
  let target = url;
  for (let hops = 0; hops <= mostRedirects; hops++) {
    if (!isAllowed(target, prefixes)) return "remote";
    const response = await fetch(target, { redirect: "manual", signal }).catch(() => undefined);
    const next = response?.headers.get("location") ?? undefined;
    if (response === undefined || next === undefined || response.ok) {
      return response?.ok === true ? bytesOf(response) : "missing";
    }
    target = URL.canParse(next, target) ? new URL(next, target).href : "";
  }
  return "missing";
}

/** The bytes of a response; `missing` if the connection breaks, or if the content cannot be decompressed. */
async function bytesOf(response: Response): Promise<Buffer | "missing"> {
  const bytes = await response.arrayBuffer().catch(() => undefined);
  return bytes === undefined ? "missing" : Buffer.from(bytes);
}

// `new URL` adds `/` to a URL without a path, and resolves `..`. So the prefix `https://schemas.example` does not allow
// `https://schemas.example.evil.net`, and a prefix that ends in `/allowed/` does not allow `/allowed/../other`.
function isAllowed(url: string, prefixes: readonly string[]): boolean {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return false;
  const { href } = new URL(url);
  return prefixes.some((prefix) => URL.canParse(prefix) && href.startsWith(new URL(prefix).href));
}
