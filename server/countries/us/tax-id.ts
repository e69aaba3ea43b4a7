import type { TaxIdScheme } from "../tax-id.ts";

const digits = /^[0-9]{9}$/;

/** The EIN has no check digit: https://www.irs.gov/businesses/small-businesses-self-employed/employer-id-numbers */
export const ein: TaxIdScheme = {
  label: "EIN",
  types: ["US-EIN", "EIN"],
  shape: digits,
  separators: /[- ]/g,
  isRight: () => true,
  format: (code) => (digits.test(code) ? `${code.slice(0, 2)}-${code.slice(2)}` : code),
};
