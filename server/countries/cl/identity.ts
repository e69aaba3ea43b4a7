import type { CountryIdentity } from "../identity.ts";

/** Who Chile is. */
export const identity: CountryIdentity = { code: "cl", id: 253, name: "Chile" };
