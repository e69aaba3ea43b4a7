import { escapeSegment } from "../openapi/pointer.ts";

/** Joins an address and member names: `a.yaml#/x` and `y` give `a.yaml#/x/y`. */
export function join(address: string, ...segments: (string | number)[]): string {
  return address + segments.map((segment) => `/${escapeSegment(segment)}`).join("");
}

/** File and pointer of an address. */
export function splitAddress(address: string): [file: string, pointer: string] {
  const hash = address.indexOf("#");
  return [address.slice(0, hash), address.slice(hash + 1)];
}
