/**
 * Keeps the token that a callback gave, for as long as it is accepted; requests that need one at the
 * same time share one question.
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
     * Another token in the place of a rejected one; asks only when nobody has asked since.
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
