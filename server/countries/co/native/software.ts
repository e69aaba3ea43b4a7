import type { NativeInput } from "../../native.ts";

/** DIAN's code of its test environment (ProfileExecutionID). */
export const ENVIRONMENT = "2";

// The sandbox's software id and PIN, used if the operator sets none.
const SANDBOX_SOFTWARE = "0d1a4e5b-7a4e-4e0f-9a35-5a7e0b0c0001";
const SANDBOX_PIN = "12345";
// The technical key that DIAN publishes for its test environment.
const TEST_KEY = "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c";

/** DIAN's identifier of the software. */
export function softwareId({ settings }: NativeInput): string {
  return settings.dianSoftwareId ?? SANDBOX_SOFTWARE;
}

/** The software's PIN. */
export function securityPin({ settings }: NativeInput): string {
  return settings.dianSoftwarePin ?? SANDBOX_PIN;
}

/** The numbering's technical key; by default DIAN's test key. */
export function technicalKey({ numbering }: NativeInput): string {
  return numbering.technical_key ?? TEST_KEY;
}
