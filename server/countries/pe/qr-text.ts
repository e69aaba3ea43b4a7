/** The text of SUNAT's QR code: each field is followed by "|". A "|" in a field becomes a space. */
export function qrText(fields: readonly string[]): string {
  return fields.map((field) => `${field.replaceAll("|", " ")}|`).join("");
}
