import type { CountryIdentity } from "../identity.ts";

export const identity: CountryIdentity = { code: "co", id: 66, name: "Colombia" };
