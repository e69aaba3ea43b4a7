import type { CountryIdentity } from "../identity.ts";

/** Who Peru is. */
export const identity: CountryIdentity = { code: "pe", id: 83, name: "Peru" };
