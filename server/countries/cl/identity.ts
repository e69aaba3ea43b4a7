import type { CountryIdentity } from "../identity.ts";

export const identity: CountryIdentity = { code: "cl", id: 253, name: "Chile" };
