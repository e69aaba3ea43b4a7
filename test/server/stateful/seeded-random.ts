/** A generator of pseudo-random numbers; equal seeds produce equal numbers. */
export interface SeededRandom {
  /** Returns a whole number from 0 to `bound` - 1. */
  below(bound: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Returns true with a probability of `percent` percent. */
  chance(percent: number): boolean;
}

/** Creates a linear congruential generator of 48 bits from a seed, as in drand48. */
export function createRandom(seed: number): SeededRandom {
  let state = (BigInt(seed) << 16n) | 0x330en;
  const below = (bound: number): number => {
    state = (state * 0x5deece66dn + 11n) & 0xffff_ffff_ffffn;
    return Math.floor((Number(state >> 16n) / 2 ** 32) * bound);
  };
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("There is nothing to pick from.");
      return item;
    },
    chance: (percent) => below(100) < percent,
  };
}
