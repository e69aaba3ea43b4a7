import { formatNames } from "ajv-formats/dist/formats.js";

/** The formats that the validators know without the option `--format`. */
export const knownFormats: ReadonlySet<string> = new Set(formatNames);
