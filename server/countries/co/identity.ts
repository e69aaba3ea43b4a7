import type { CountryIdentity } from "../identity.ts";

/** Who Colombia is. */
export const identity: CountryIdentity = { code: "co", id: 66, name: "Colombia" };
