/** Whether to retry after `error`: true for conflicts with other transactions. `tries` counts the attempts so far. */
export function isWorthRetrying(error: unknown, tries: number): boolean {
  const code = codeOf(error);
  // 23505: another transaction inserted the same key after this transaction's check. The retry finds that row.
  // 42P07 and 42710: another process created the same table or type at the same time.
  const wasTaken = ["23505", "42P07", "42710"].includes(code);
  return code === "40001" || code === "40P01" || (wasTaken && tries < 6);
}

// 28 and 3D: the server refuses the login or has no such database. 53: the server lacks resources, such as disk space
// or connections. 55P03 and 57014: a statement exceeded a time limit of the server, or an administrator cancelled the
// statement. ERR_INVALID, which is excluded: this process passed a wrong argument.
const UNAVAILABLE = /^(08|28|3D|53|55P03|57014|57P|25006|E(?!RR_INVALID)[A-Z])/;

/** Whether the server is unreachable, stopping, read-only, out of resources or too slow, or refuses connections. */
export function isConnectionFailure(error: unknown): boolean {
  const code = codeOf(error);
  if (code === "") {
    return (
      error instanceof Error &&
      /timeout|terminated|not queryable|after calling end/i.test(error.message)
    );
  }
  return UNAVAILABLE.test(code);
}

/** Whether Citus's coordinator reports a lost node. The connection to the coordinator still works and can be kept. */
export function isLostNode(error: unknown): boolean {
  return /^08\d{3}$/.test(codeOf(error));
}

/** The code of an error: an SQLSTATE, or a system code such as `ECONNREFUSED`; empty if the error has no code. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
