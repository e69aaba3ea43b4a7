import { makeCaf } from "../../make-caf.ts";

const caf = makeCaf({ rut: "76543210-3", type: 33, from: 1, to: 100 });
const attributes = Array.from({ length: 5000 }, (_, at) => ` b${at}="c"`).join("");

/** Files that the CAF reader must reject, with descriptions. For several, a simple parser would need a long time. */
export const hostileCafs: readonly (readonly [string, Buffer])[] = [
  ["an empty file", Buffer.alloc(0)],
  ["noise", Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256))],
  ["a file of many open elements", Buffer.from(`<a><CAF></CAF>${"<a>".repeat(20_000)}`)],
  ["a file of many open CAF elements", Buffer.from("<CAF>".repeat(13_000))],
  ["a tag with many attributes", Buffer.from(`<a${attributes}><CAF></CAF></a>`)],
  ["a tag with many blanks", Buffer.from(`<a${" ".repeat(65_000)}><CAF></CAF></a>`)],
  ["larger than 64 KiB", Buffer.concat([caf, Buffer.alloc(64 * 1024, 32)])],
];
