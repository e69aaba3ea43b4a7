// Settings of all test tiers. `npx vitest run <file>` uses them only with `--config .ci/vitest.js`.
import path from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";

const PATIENCE_MS = 60_000;
// These files wait for other processes, some for minutes. They start first: a long file that started last would
// still run after all other files have ended.
const long = /\/test\/(without-country|outside|compilers|server\/chaos)\//;

/** Runs the long files first, then the other files in Vitest's order: by size, or by their last duration. */
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
    // The files of a tier run in two processes. Files in the same process share loaded modules.
    isolate: false,
    maxWorkers: 2,
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    expect: { poll: { timeout: PATIENCE_MS / 2 } },
    sequence: { sequencer: LongFirst },
  },
});
