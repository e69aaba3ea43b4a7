/** The style of a text where colours are shown. */
export type Style = "bold" | "dim" | "red" | "green" | "yellow";

/** The output of a command: results go to `out`, everything else to `err`. */
export interface Console {
  out(text: string): void;
  err(text: string): void;
  /** Shows the current step in place of the one before; shows nothing outside of a terminal. */
  progress(text: string): void;
  /** Whether the output is a terminal; only then timings are printed. */
  watched: boolean;
  /** A text for `err` in a style; unchanged where colours are off. */
  paint(style: Style, text: string): string;
  /** The same for `out`. */
  paintOut(style: Style, text: string): string;
}

interface Stream {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** The console of a process: progress, timings and colours only on a terminal, and no colours where NO_COLOR is set. */
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
