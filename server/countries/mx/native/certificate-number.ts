import type { SigningCertificate } from "../../../signing/signing-keys.ts";

const length = 20;

/**
 * A certificate's 20-digit number: the bytes of the serial number, if they are 20 ASCII digits (SAT's form); otherwise
 * the last 20 digits of the serial number in decimal.
 */
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
