import type { Exchange, Scene } from "./scenes/scene.ts";

const LONGEST_SHOWN = 2000;

/**
 * Returns a request as a curl command, cut after 2,000 characters, with the response status. A valid token
 * after `Bearer` is shown as a variable such as `$OPERATOR`.
 */
export function curlOf({ world }: Scene, { request, response }: Exchange): string {
  const { method, target, headers, body } = request;
  const tokens = new Map([
    [world.operator, "$OPERATOR"],
    ...world.accounts.map(
      ({ token, id, country }) => [token, `$ADMIN_${id}_OF_${country}`] as const,
    ),
  ]);
  const fields = headers.map(([name, value]) => {
    const known = tokens.get(value.replace(/^Bearer /, ""));
    if (known !== undefined) return `-H "${name}: Bearer ${known}"`;
    // curl sends an empty header only if a semicolon follows the name.
    return `-H ${quoted(value === "" ? `${name};` : `${name}: ${value}`)}`;
  });
  const data = body === undefined ? "" : ` --data-binary ${dataOf(body)}`;
  const command = `curl -g ${method === "HEAD" ? "-I" : `-X ${method}`} "$API"${quoted(target)} ${fields.join(" ")}${data}`;
  return `${command.slice(0, LONGEST_SHOWN)}  # ${response?.status ?? "no response"}`;
}

// Base64 protects bytes that a shell would change.
function dataOf(body: Uint8Array): string {
  const text = Buffer.from(body).toString("utf8");
  const isPlain = /^[\x20-\x7e\u00a0-\uffef]*$/.test(text) && !text.includes("\ufffd");
  return isPlain
    ? quoted(text)
    : `@<(printf %s ${Buffer.from(body).toString("base64")} | base64 -d)`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
