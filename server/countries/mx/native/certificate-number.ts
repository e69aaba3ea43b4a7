import type { SigningCertificate } from "../../../signing/signing-keys.ts";

const length = 20;

/** The number of a certificate in 20 digits: those that SAT writes into the serial number as ASCII, else the last decimal digits of the serial number. */
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
