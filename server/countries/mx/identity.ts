import type { CountryIdentity } from "../identity.ts";

export const identity: CountryIdentity = { code: "mx", id: 80, name: "Mexico" };
