/** Runs a command with its one argument, a file, and prints the result. For an error it prints the message, and the process exits with 1. */
export function runCommand(usage: string, command: (file: string) => string): void {
  const [file, ...others] = process.argv.slice(2);
  try {
    if (file === undefined || others.length > 0) {
      throw new Error(usage);
    }
    console.log(command(file));
  } catch (error) {
    console.error(`talonario: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
