/**
 * Creates a cache of at most `most` results by key. A full cache stores no new results and keeps the old ones. A
 * failed result is removed, so the next call with its key makes the result again.
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
