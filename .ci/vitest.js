// Settings of all test tiers; `npx vitest run <file>` by hand does not use them.
import path from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";

const PATIENCE_MS = 60_000;
// These files wait for other processes, some for minutes. One that began last would run alone.
const long = /\/test\/(without-country|outside|compilers|server\/chaos)\//;

/** The long files first, then as vitest orders them: by size, or by how long they took last. */
class LongFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  root: path.join(import.meta.dirname, ".."),
  test: {
    exclude: [...configDefaults.exclude, "dist/**"],
    // The files of a tier share two processes and their loaded modules.
    isolate: false,
    maxWorkers: 2,
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    expect: { poll: { timeout: PATIENCE_MS / 2 } },
    sequence: { sequencer: LongFirst },
  },
});
