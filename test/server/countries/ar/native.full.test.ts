import { describeCountry } from "../known.ts";
import { describeNativeByAuthority } from "../native-suite.ts";
import { argentineTrial } from "./native-trial.ts";

describeCountry("ar", "Argentine files", () => {
  describeNativeByAuthority(argentineTrial(), { schemaOf: () => "ar/wsfe.xsd" });
});
