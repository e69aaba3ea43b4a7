/** Whether repeating the same transaction may succeed: it lost against a concurrent one. */
export function isWorthRetrying(error: unknown, tries: number): boolean {
  const code = codeOf(error);
  // 23505: a row checked as free was taken meanwhile; the repeated check finds and reports it.
  // 42P07 and 42710: the same for a table and its type, when processes start together.
  const wasTaken = ["23505", "42P07", "42710"].includes(code);
  return code === "40001" || code === "40P01" || (wasTaken && tries < 6);
}

/** Whether the server is unreachable, stopping, read-only, or out of resources such as disk space or connections. */
export function isConnectionFailure(error: unknown): boolean {
  const code = codeOf(error);
  if (code === "") {
    return error instanceof Error && /timeout|terminated|not queryable/i.test(error.message);
  }
  return /^(08|53|57P|25006|E[A-Z])/.test(code);
}

/** Whether a coordinator reports a lost node: the connection to the coordinator still works, and a new one is expensive. */
export function isLostNode(error: unknown): boolean {
  return /^08\d{3}$/.test(codeOf(error));
}

/** The SQLSTATE of an error or a notice, or the code of the system; empty without one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
