// Runs in a page, where the typed client calls the page's own server.
// @ts-expect-error: this path exists only in the test's browser, so tsc does not find it.
import { createClient, ProblemError } from "/bundle/client.js";

/**
 * @param {{email: string, password: string}} login
 * @param {unknown} account
 */
async function tryClient(login, account) {
  const client = createClient({
    token: async () => (await client.POST("/auth", { body: login })).data.access_token,
  });
  const { response } = await client.POST("/v1/accounts", { body: account });
  try {
    await client.POST("/v1/accounts", { body: account });
  } catch (error) {
    const { status, rules } = /** @type {{status: number, rules: string[]}} */ (error);
    if (error instanceof ProblemError) return [response.status, status, rules];
  }
  return [response.status];
}

Reflect.set(window, "tryClient", tryClient);
