import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Runs a program and returns its stdout; throws an error with stdout and stderr if the program fails. */
export async function run(
  program: string,
  args: readonly string[],
  folder: string,
): Promise<string> {
  try {
    const { stdout } = await execute(program, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    if (!(error instanceof Error) || !("stdout" in error) || !("stderr" in error)) throw error;
    throw new Error(`${program} ${args.join(" ")}\n${error.stdout}\n${error.stderr}`);
  }
}
