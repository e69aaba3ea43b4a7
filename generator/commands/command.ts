/** Where a command's words go: results to one side, everything else to the other. */
export interface Console {
  out(text: string): void;
  err(text: string): void;
  /** Shows what is being done, in place of what was shown before; nothing where nobody watches. */
  progress(text: string): void;
}

/** One command of the command line: its help, and its work, which answers an exit code. */
export interface Command {
  /** One line for the list of commands. */
  summary: string;
  help: string;
  run(args: string[], console: Console): Promise<number>;
}

/** The exit codes: done; problems, stale output, a refused body or a breaking change; wrong usage. */
export const exit = { done: 0, found: 1, usage: 2 } as const;
