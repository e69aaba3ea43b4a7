import type { CountryIdentity } from "../identity.ts";

export const identity: CountryIdentity = { code: "ar", id: 88, name: "Argentina" };
