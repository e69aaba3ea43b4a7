import type { SigningCertificate } from "../../../signing/signing-keys.ts";

const length = 20;

/** A certificate's 20-digit number: the serial number read as ASCII (SAT's form), else its last 20 decimal digits. */
export function certificateNumber({
  serialNumber,
}: Pick<SigningCertificate, "serialNumber">): string {
  const ascii = Buffer.from(serialNumber, "hex").toString("latin1");
  if (/^[0-9]{20}$/.test(ascii)) return ascii;
  return BigInt(`0x${serialNumber || "0"}`)
    .toString()
    .padStart(length, "0")
    .slice(-length);
}
