import { formatNames } from "ajv-formats/dist/formats.js";

/** The formats that the validators know. */
export const knownFormats: ReadonlySet<string> = new Set(formatNames);
