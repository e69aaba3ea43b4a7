import type { RenderingFact, StampFacts } from "../../rendering/country-rendering.ts";
import { additionalOf, fact } from "../additional.ts";
import { titleOf } from "../codes.ts";
import { codes } from "./codes.ts";

/** Facts that only Colombian documents print. */
export function facts({ document }: StampFacts): readonly RenderingFact[] {
  const code = additionalOf(document).co_header?.reported_payment_code;
  return fact("Medio de pago", titleOf(codes.payment_means, code));
}
