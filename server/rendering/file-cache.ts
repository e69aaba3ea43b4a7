/** Caches recently rendered files, in base64, so that reading a document again renders nothing. */
export interface FileCache {
  /** Returns the file of a key and makes a missing one; concurrent callers share one call of `make`. Undefined for a file that does not exist. */
  take(key: string, make: () => Promise<string | undefined>): Promise<string | undefined>;
}

/** A cache of at most `maximumBytes` of keys and files, which drops the least recently used; files above a quarter of that are not cached. */
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
      // A map keeps its order of insertion: a used entry moves to the end.
      files.delete(key);
      files.set(key, known);
      return known.file;
    },
  };
}
