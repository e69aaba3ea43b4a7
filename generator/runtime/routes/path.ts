/** The path and the query of a request's URL as they were sent; for these alone a URL need not be parsed once more. */
export function targetOf(url: string): { pathname: string; search: string } {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const end = url.indexOf("#", start);
  const target = url.slice(start, end === -1 ? undefined : end);
  const mark = target.indexOf("?");
  if (mark === -1) return { pathname: target, search: "" };
  return { pathname: target.slice(0, mark), search: target.slice(mark + 1) };
}

/** A path with braces, ready to be matched: how Hono writes it, and what stands in each brace. */
export interface PathPattern {
  hono: string;
  /** What the braces hold, not decoded yet; undefined where the path is another one. */
  read(pathname: string): Record<string, string> | undefined;
}

/** Prepares a path such as `/books/{isbn}/pages/{from}-{to}`. */
export function pathPattern(path: string): PathPattern {
  const segments = path.split("/").slice(1);
  const names: string[] = [];
  const parts = segments.map((segment) => segment.split(/(\{[^}]*\})/));
  const source = (literal: (text: string) => string) =>
    parts.map((segment) =>
      segment.map((part) => (isBrace(part) ? "([^/]+?)" : literal(part))).join(""),
    );
  for (const part of parts.flat()) if (isBrace(part)) names.push(part.slice(1, -1));
  const whole = new RegExp(`^${source(encodedLiteral).join("/")}$`);
  // Hono matches a path that has been decoded; what stands in the braces is read from the raw one.
  const decoded = source(escapeLiteral);
  const hono = segments.map((segment, index) => {
    if (/^[A-Za-z0-9._~-]*$/.test(segment)) return segment;
    const pattern = decoded[index]?.replaceAll("([^/]+?)", "[^/]+") ?? "";
    return isBrace(segment) ? `:p${index}` : `:p${index}{${pattern}}`;
  });
  return {
    hono: `/${hono.join("/")}`,
    read(pathname) {
      if (pathname === path) return {};
      const last = pathname.split("/").slice(-segments.length).join("/");
      const match = whole.exec(last);
      if (match === null) return undefined;
      return Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ""]));
    },
  };
}

/** Orders paths so that at the first segment in which they differ a literal comes before a brace. */
export function comparePaths(a: string, b: string): number {
  const left = a.split("/");
  const right = b.split("/");
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const one = left[index] ?? "";
    const other = right[index] ?? "";
    if (one === other) continue;
    const difference = vagueness(one) - vagueness(other);
    return difference === 0 ? (one < other ? -1 : 1) : difference;
  }
  return 0;
}

/** A path with its names taken out: paths of one shape are one path. */
export function pathShape(path: string): string {
  return path.replace(/\{[^}]*\}/g, "{}");
}

function vagueness(segment: string): number {
  if (!segment.includes("{")) return 0;
  return isBrace(segment) ? 2 : 1;
}

function isBrace(text: string): boolean {
  return /^\{[^}]*\}$/.test(text);
}

/** A literal as a URL holds it: as the URL parser writes it, or wholly percent-encoded. */
function encodedLiteral(text: string): string {
  const plain = text.replace(/[?#]/g, encodeURIComponent);
  const parsed = new URL(`http://localhost/x${plain}`).pathname.slice(2);
  const forms = [...new Set([parsed, encodeURI(plain)])].map(escapeLiteral);
  return forms.length === 1 ? (forms[0] ?? "") : `(?:${forms.join("|")})`;
}

function escapeLiteral(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
