import type { CountryIdentity } from "../identity.ts";

/** Who Argentina is. */
export const identity: CountryIdentity = { code: "ar", id: 88, name: "Argentina" };
