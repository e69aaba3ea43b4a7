import type { CountryIdentity } from "../identity.ts";

export const identity: CountryIdentity = { code: "us", id: 89, name: "the United States" };
