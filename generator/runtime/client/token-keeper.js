/**
 * Caches the token from `ask` until the service rejects this token. Concurrent requests share one
 * call of `ask`.
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
     * Replaces a rejected token; calls `ask` unless another request has already replaced this token.
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
