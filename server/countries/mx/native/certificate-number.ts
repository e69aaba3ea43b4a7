import type { SigningCertificate } from "../../../signing/signing-keys.ts";

const length = 20;

/** A certificate's number of 20 digits. SAT writes it into the serial number as ASCII; otherwise it is the last 20 decimal digits of the serial number. */
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
