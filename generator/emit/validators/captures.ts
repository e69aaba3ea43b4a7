/**
 * A pattern whose groups remember nothing, which is quicker to test; one that looks back at what a
 * group found stays as it is.
 */
export function withoutCaptures(pattern: string): string {
  if (/\\[1-9k]|\(\?</.test(pattern)) return pattern;
  return pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]|\((?!\?)/gsu, (token) =>
    token === "(" ? "(?:" : token,
  );
}
