/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A missing or invalid value of the configuration. The program reports the message, which is one line, and ends. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** The value of a variable, exactly as set; undefined if absent. Throws `ConfigError` for an empty value. */
export function text(environment: Environment, name: string): string | undefined {
  const value = environment[name];
  if (value === "") {
    throw new ConfigError(`${name} is empty: set a value or unset the variable.`);
  }
  return value;
}

/** An integer from `least` to `most`; `absent` is the default. Throws `ConfigError` for any other value. */
export function readInteger(
  environment: Environment,
  name: string,
  absent: number,
  least: number,
  most: number,
): number {
  const value = text(environment, name);
  if (value === undefined) {
    return absent;
  }
  const number = /^[0-9]{1,10}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new ConfigError(
      `${name} must be a whole number from ${least} to ${most}, not ${quote(value)}.`,
    );
  }
  return number;
}

/** A switch: on for 1 or true, off for 0, false or an absent variable; throws `ConfigError` for any other value. */
export function readSwitch(environment: Environment, name: string): boolean {
  const value = text(environment, name);
  if (value === undefined || value === "0" || value === "false") {
    return false;
  }
  if (value === "1" || value === "true") {
    return true;
  }
  throw new ConfigError(`${name} must be 1 or true, 0 or false, not ${quote(value)}.`);
}

/** One of the given words; the first word for an absent variable. Throws `ConfigError` for any other value. */
export function readWord<Word extends string>(
  environment: Environment,
  name: string,
  words: readonly [Word, ...Word[]],
): Word {
  const value = text(environment, name);
  const word = value === undefined ? words[0] : words.find((one) => one === value);
  if (word === undefined) {
    throw new ConfigError(`${name} must be ${words.join(" or ")}, not ${quote(value ?? "")}.`);
  }
  return word;
}

/** A URL; undefined for invalid text. */
export function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

/** Quotes the first 80 characters of a value for a message; an ellipsis marks a shortened value. */
export function quote(value: string): string {
  return JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value);
}
