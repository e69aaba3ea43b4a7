/**
 * Keeps the token that `ask` returned, as long as the service accepts it. Requests that need a
 * token at the same time share one call.
 * @param {() => string | Promise<string>} ask
 */
export function createTokenKeeper(ask) {
  /** @type {Promise<string> | undefined} */
  let current;

  /** @returns {Promise<string>} */
  const get = () => {
    if (current === undefined) {
      const asked = Promise.resolve().then(ask);
      current = asked;
      asked.catch(() => {
        if (current === asked) current = undefined;
      });
    }
    return current;
  };

  return {
    get,
    /**
     * A token in the place of a rejected one; calls `ask` only if the rejected token is still the current one.
     * @param {string} rejected
     * @returns {Promise<string>}
     */
    async renew(rejected) {
      const before = current;
      if (before !== undefined && (await before.catch(() => rejected)) === rejected) {
        if (current === before) current = undefined;
      }
      return get();
    },
  };
}
