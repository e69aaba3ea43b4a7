import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const prefix = ".talonario-";

/** One change in a folder: a file's name and its new text; undefined removes the file. */
export type Step = [name: string, text: string | undefined];

/**
 * Applies steps to the files of a folder, in order. First, all texts are written to a staging folder inside the
 * folder: a failure in this phase (a full disk, an interrupt) changes no file. The second phase removes
 * and renames files and creates subfolders, which takes milliseconds.
 */
export function replaceFiles(folder: string, steps: readonly Step[]): void {
  mkdirSync(folder, { recursive: true });
  clearInterrupted(folder);
  const staging = path.join(folder, `${prefix}${process.pid}`);
  mkdirSync(staging);
  try {
    for (const [index, [, text]] of steps.entries()) {
      if (text !== undefined) writeFileSync(path.join(staging, String(index)), text);
    }
    undisturbed(() => {
      const made = new Set<string>();
      for (const [index, [name, text]] of steps.entries()) {
        const target = path.join(folder, name);
        if (text === undefined) rmSync(target, { force: true });
        else {
          const around = path.dirname(target);
          if (!made.has(around)) mkdirSync(around, { recursive: true });
          made.add(around);
          renameSync(path.join(staging, String(index)), target);
        }
      }
    });
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Removes the staging folders of killed runs; the staging folders of active runs stay. */
function clearInterrupted(folder: string): void {
  for (const name of readdirSync(folder)) {
    const id = name.startsWith(prefix) ? name.slice(prefix.length) : "";
    if (!/^[0-9]+$/.test(id) || isRunning(Number(id))) continue;
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(id: number): boolean {
  try {
    return id !== process.pid && process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Delays SIGINT, SIGTERM and SIGHUP until `work` returns. Adds no listener for a signal that already has one. */
function undisturbed(work: () => void): void {
  const signals = (["SIGINT", "SIGTERM", "SIGHUP"] as const).filter(
    (signal) => process.listenerCount(signal) === 0,
  );
  const again = (signal: NodeJS.Signals) => process.kill(process.pid, signal);
  for (const signal of signals) process.once(signal, again);
  try {
    work();
  } finally {
    // If a signal arrives during `work`, Node.js calls the listeners one turn of the event loop later.
    setImmediate(() =>
      setImmediate(() => {
        for (const signal of signals) process.off(signal, again);
      }),
    );
  }
}
