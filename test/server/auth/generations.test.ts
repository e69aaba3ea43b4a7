import { describe, expect, it } from "vitest";
import { createGenerations } from "../../../server/auth/generations.ts";
import type { Principal } from "../../../server/auth/principal.ts";
import type { Store } from "../../../server/store/store.ts";

const admin: Principal = { kind: "admin", accountId: 7 };

/** A store that returns or throws the result of `generation`, and counts its reads. */
function storeOf(generation: () => number | Error) {
  const counted = { reads: 0 };
  const read = (async () => {
    counted.reads += 1;
    const response = generation();
    if (response instanceof Error) throw response;
    return response;
  }) as Store["read"];
  return { store: { read }, counted };
}

// Each revocation increments the generation of a login; tokens of an earlier generation are invalid.
describe("the token generation of a login, cached for a second", () => {
  it("is read at most once a second for many requests", async () => {
    let clock = 0;
    const { store, counted } = storeOf(() => 0);
    const generations = createGenerations(store, () => clock);
    await Promise.all(Array.from({ length: 100 }, () => generations.of(admin, 0)));
    expect(counted.reads).toBe(1);
    clock = 999;
    await generations.of(admin, 0);
    expect(counted.reads).toBe(1);
    clock = 1000;
    await generations.of(admin, 0);
    expect(counted.reads).toBe(2);
  });

  it("is read again when the clock is set back", async () => {
    let clock = 3_600_000;
    const { store, counted } = storeOf(() => 0);
    const generations = createGenerations(store, () => clock);
    await generations.of(admin, 0);
    clock = 1_800_000;
    await generations.of(admin, 0);
    expect(counted.reads).toBe(2);
  });

  it("is read again for a token of a generation above the cached generation", async () => {
    let stored = 0;
    const { store, counted } = storeOf(() => stored);
    const generations = createGenerations(store, () => 0);
    expect(await generations.of(admin, 0)).toBe(0);
    stored = 1;
    expect(await generations.of(admin, 1)).toBe(1);
    expect(await generations.of(admin, 1)).toBe(1);
    expect(counted.reads).toBe(2);
  });

  it("is the generation that this process set, even if an earlier read ends later", async () => {
    const { store } = storeOf(() => 0);
    const generations = createGenerations(store, () => 0);
    const reading = generations.of(admin, 0);
    generations.set(admin, 1);
    await reading;
    expect(await generations.of(admin, 0)).toBe(1);
  });

  it("is read again after a failed read", async () => {
    let response: number | Error = new Error("away");
    const { store } = storeOf(() => response);
    const generations = createGenerations(store, () => 0);
    await expect(generations.of(admin, 0)).rejects.toThrow("away");
    response = 2;
    expect(await generations.of(admin, 0)).toBe(2);
  });
});
