import type { CountryIdentity } from "../identity.ts";

/** Who the United States are. */
export const identity: CountryIdentity = { code: "us", id: 89, name: "the United States" };
