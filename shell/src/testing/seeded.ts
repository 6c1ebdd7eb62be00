/** Chances that are the same for the same seed. */
export interface Chances {
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
}

/** By mulberry32. */
export function seeded(seed: number): Chances {
  let state = seed >>> 0;
  return {
    int(min, max) {
      state = (state + 0x6d2b79f5) >>> 0;
      let t = Math.imul(state ^ (state >>> 15), state | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return min + Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * (max - min + 1));
    },
  };
}
