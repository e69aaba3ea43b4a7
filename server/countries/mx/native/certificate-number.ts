import type { SigningCertificate } from "../../../signing/signing-keys.ts";

const length = 20;

/** The number of a certificate in 20 digits: SAT writes it in the serial number as ASCII digits; any other serial is written as a decimal number, its last digits. */
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
