import { escapeSegment } from "../openapi/pointer.ts";

/** Appends member names to an address: `a.yaml#/x` and `y` become `a.yaml#/x/y`. */
export function join(address: string, ...segments: (string | number)[]): string {
  return address + segments.map((segment) => `/${escapeSegment(segment)}`).join("");
}

/** Splits an address `file#pointer` into the file and the pointer. The name of a file may contain `#`. */
export function splitAddress(address: string): [file: string, pointer: string] {
  const hash = address.search(/#(?:\/|$)/);
  return [address.slice(0, hash), address.slice(hash + 1)];
}
