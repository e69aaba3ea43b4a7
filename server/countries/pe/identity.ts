import type { CountryIdentity } from "../identity.ts";

export const identity: CountryIdentity = { code: "pe", id: 83, name: "Peru" };
