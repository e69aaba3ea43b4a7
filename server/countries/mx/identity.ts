import type { CountryIdentity } from "../identity.ts";

/** Who Mexico is. */
export const identity: CountryIdentity = { code: "mx", id: 80, name: "Mexico" };
