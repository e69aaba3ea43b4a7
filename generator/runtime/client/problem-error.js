/**
 * @typedef {{pointer?: string, parameter?: string, rule: string, code: string, message: string}} Finding
 * @typedef {{type?: string, title?: string, status?: number, detail?: string, errors?: Finding[]} & Record<string, unknown>} Problem
 */

/** The problem of a response (RFC 9457), with its errors and the ids of the violated rules. */
export class ProblemError extends Error {
  /**
   * @param {Response} response
   * @param {Problem} problem
   */
  constructor(response, problem) {
    // A service made without this generator may send null for a missing member.
    const title = problem.title ?? response.statusText;
    const status = (response.ok && problem.status) || response.status;
    const summary = title === "" ? String(status) : `${status} ${title}`;
    super(problem.detail ? `${summary}: ${problem.detail}` : summary);
    this.name = "ProblemError";
    this.response = response;
    // A stream can end with a problem although the response has a successful status.
    this.status = response.ok ? (problem.status ?? response.status) : response.status;
    this.problem = problem;
    // A service made without this generator may list its errors in another form.
    const errors = Array.isArray(problem.errors) ? problem.errors : [];
    this.errors = errors.filter((error) => typeof error === "object" && error !== null);
    this.rules = [...new Set(this.errors.flatMap(({ rule }) => rule ?? []))];
    this.requestId = response.headers.get("X-Request-Id") ?? undefined;
  }

  /**
   * Returns the errors of one rule.
   * @param {string} rule
   */
  of(rule) {
    return this.errors.filter((error) => error.rule === rule);
  }
}

/**
 * Reads the problem of a response. If the body is not a JSON object, builds the problem from the status.
 * @param {Response} response
 * @returns {Promise<ProblemError>}
 */
export async function readProblem(response) {
  const text = await response.clone().text();
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const isProblem = typeof value === "object" && value !== null && !Array.isArray(value);
  const bare = { type: "about:blank", title: response.statusText, status: response.status };
  return new ProblemError(response, isProblem ? /** @type {Problem} */ (value) : bare);
}
