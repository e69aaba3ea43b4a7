/** Calls `command` with the file argument and prints the result. On an error, prints it and sets the exit code to 1. */
export function runCommand(usage: string, command: (file: string) => string): void {
  const [file, ...others] = process.argv.slice(2);
  try {
    // An option such as `--help` is not a file name.
    if (file === undefined || file.startsWith("-") || others.length > 0) {
      throw new Error(usage);
    }
    console.log(command(file));
  } catch (error) {
    console.error(`talonario: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
