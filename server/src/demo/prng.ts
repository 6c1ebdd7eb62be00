/**
 * A small deterministic generator of random numbers (mulberry32): the same seed gives the same demo data on every machine.
 * Not for secrets.
 */
export class Prng {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** The next number, 0 included, 1 excluded. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /**
   * One of the items.
   * @throws RangeError when there is none.
   */
  pick<T>(items: readonly T[]): T {
    const item = items[this.int(0, items.length - 1)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }

  /** A version 4 UUID; deterministic like everything else here, so of no use as a secret. */
  uuid(): string {
    let hex = '';
    for (let i = 0; i < 32; i += 1) {
      const digit = i === 12 ? 4 : i === 16 ? 8 + this.int(0, 3) : this.int(0, 15);
      hex += digit.toString(16);
    }
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  }
}
