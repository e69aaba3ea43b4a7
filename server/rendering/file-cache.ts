/** Caches rendered files in Base64, so that a second read of a document renders nothing. */
export interface FileCache {
  /** Returns the cached result of `make`; undefined means no file. Concurrent callers share one call of `make`. */
  take(key: string, make: () => Promise<string | undefined>): Promise<string | undefined>;
}

/** Creates a cache that drops the least recently used files. A file above a quarter of `maximumBytes` is not cached. */
export function createFileCache(maximumBytes: number): FileCache {
  const files = new Map<string, { readonly file: string | undefined; readonly bytes: number }>();
  const making = new Map<string, Promise<string | undefined>>();
  let total = 0;

  function store(key: string, file: string | undefined): void {
    const bytes = key.length + (file?.length ?? 0);
    if (bytes > maximumBytes / 4) {
      return;
    }
    files.set(key, { file, bytes });
    total += bytes;
    for (const [oldest, entry] of files) {
      if (total <= maximumBytes) {
        break;
      }
      files.delete(oldest);
      total -= entry.bytes;
    }
  }

  function begin(key: string, make: () => Promise<string | undefined>) {
    const drawing = make()
      .then((file) => {
        store(key, file);
        return file;
      })
      .finally(() => making.delete(key));
    making.set(key, drawing);
    return drawing;
  }

  return {
    async take(key, make) {
      const known = files.get(key);
      if (known === undefined) {
        return making.get(key) ?? begin(key, make);
      }
      // A used entry moves to the end, because the cache drops entries from the start.
      files.delete(key);
      files.set(key, known);
      return known.file;
    },
  };
}
