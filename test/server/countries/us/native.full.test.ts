import { describeCountry } from "../known.ts";
import { describeNativeByAuthority } from "../native-suite.ts";
import { trialOf } from "./native-trial.ts";

describeCountry("us", "UBL invoices of the United States", (country) => {
  describeNativeByAuthority(trialOf(country), {
    schemaOf: () => "pe/2.1/maindoc/UBL-Invoice-2.1.xsd",
  });
});
