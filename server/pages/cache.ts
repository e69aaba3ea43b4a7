/**
 * Creates a cache of at most `most` results by key. A failed result is not cached, so the next call with the
 * key makes the result again.
 */
export function createCache<T>(
  most = Number.POSITIVE_INFINITY,
): (key: string, make: () => Promise<T>) => Promise<T> {
  const results = new Map<string, Promise<T>>();
  return (key, make) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = make();
    if (results.size < most) {
      results.set(key, result);
      result.catch(() => results.delete(key));
    }
    return result;
  };
}
