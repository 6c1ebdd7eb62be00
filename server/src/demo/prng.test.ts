import { Prng } from './prng';

describe('Prng', () => {
  it('gives the same sequence for the same seed and another for another', () => {
    const draw = (seed: number) => {
      const prng = new Prng(seed);
      return Array.from({ length: 20 }, () => prng.next());
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('stays within the bounds and reaches both ends', () => {
    const prng = new Prng(1);
    const drawn = new Set(Array.from({ length: 400 }, () => prng.int(3, 6)));
    expect([...drawn].sort()).toEqual([3, 4, 5, 6]);
  });

  it('makes version 4 uuids that do not repeat', () => {
    const prng = new Prng(1);
    const uuids = Array.from({ length: 500 }, () => prng.uuid());
    expect(new Set(uuids).size).toBe(500);
    expect(
      uuids.every((u) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(u)),
    ).toBe(true);
  });

  it('refuses to pick from nothing', () => {
    expect(() => new Prng(1).pick([])).toThrow(RangeError);
  });
});
