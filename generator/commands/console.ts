/** The style of a text on a terminal with colours. */
export type Style = "bold" | "dim" | "red" | "green" | "yellow";

/** The output of a command: results go to `out`, everything else to `err`. */
export interface Console {
  out(text: string): void;
  err(text: string): void;
  /** Replaces the step that the terminal shows by the current one; without a terminal shows nothing. */
  progress(text: string): void;
  /** Whether `out` is a terminal; timings are printed only on a terminal. */
  watched: boolean;
  /** A text for `err` in a style; unchanged if colours are off. */
  paint(style: Style, text: string): string;
  /** A text for `out` in a style; unchanged if colours are off. */
  paintOut(style: Style, text: string): string;
}

interface Stream {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** The console of a process: progress, timings and colours only on a terminal, and no colours if NO_COLOR is set or TERM is dumb. */
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
