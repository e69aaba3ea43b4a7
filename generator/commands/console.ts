/** The style of a text on a terminal. */
export type Style = "bold" | "dim" | "red" | "green" | "yellow";

/** The output of a command: results go to `out`, everything else to `err`. */
export interface Console {
  out(text: string): void;
  err(text: string): void;
  /** Shows the current step on the terminal, in place of the previous step. Without a terminal, shows nothing. */
  progress(text: string): void;
  /** Whether `out` is a terminal. */
  watched: boolean;
  /** Styles a text for `err`. Without colours, returns the text unchanged. */
  paint(style: Style, text: string): string;
  /** Styles a text for `out`. Without colours, returns the text unchanged. */
  paintOut(style: Style, text: string): string;
}

interface Stream {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** The console of a process. Progress and colours need a terminal. NO_COLOR or TERM=dumb disables colours. */
export function consoleOf(out: Stream, err: Stream, env: NodeJS.ProcessEnv): Console {
  const isPlain = (env.NO_COLOR ?? "") !== "" || env.TERM === "dumb";
  const painter = (stream: Stream) => (style: Style, text: string) =>
    stream.isTTY === true && !isPlain ? `\u001b[${codes[style]}m${text}\u001b[0m` : text;
  return {
    out: (text) => out.write(`${text}\n`),
    err: (text) => err.write(`${text}\n`),
    progress: (text) => {
      if (err.isTTY === true) err.write(`\r\u001b[K${text}`);
    },
    watched: out.isTTY === true,
    paint: painter(err),
    paintOut: painter(out),
  };
}

const codes: Readonly<Record<Style, number>> = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33 };
