import { makeArchStl } from './stl-arch';

const determinant = ([
  a = 0,
  b = 0,
  c = 0,
  d = 0,
  e = 0,
  f = 0,
  g = 0,
  h = 0,
  i = 0,
]: readonly number[]): number => a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);

describe('makeArchStl', () => {
  const arch = makeArchStl('upper', 20_000, 5);

  it('[CA-17] writes a binary STL whose size is its header and 50 bytes for each triangle', () => {
    const triangles = arch.readUInt32LE(80);
    expect(Math.abs(triangles - 20_000)).toBeLessThan(200);
    expect(arch.length).toBe(84 + 50 * triangles);
    expect(arch.toString('ascii', 0, 5)).not.toBe('solid');
  });

  it('is a jaw of believable size with finite coordinates', () => {
    const box = { min: [Infinity, Infinity, Infinity], max: [-Infinity, -Infinity, -Infinity] };
    for (let at = 84; at < arch.length; at += 50) {
      for (let n = 3; n < 12; n += 1) {
        const value = arch.readFloatLE(at + n * 4);
        box.min[n % 3] = Math.min(box.min[n % 3] ?? 0, value);
        box.max[n % 3] = Math.max(box.max[n % 3] ?? 0, value);
      }
    }
    const size = box.max.map((max, axis) => max - (box.min[axis] ?? 0));
    expect(size[0]).toBeGreaterThan(50);
    expect(size[0]).toBeLessThan(90);
    expect(size[2]).toBeGreaterThan(12);
    expect(size[2]).toBeLessThan(30);
  });

  it('is closed, and its triangles look outwards: the volume they enclose is positive', () => {
    let volume = 0;
    for (let at = 84; at < arch.length; at += 50) {
      volume += determinant(Array.from({ length: 9 }, (_, n) => arch.readFloatLE(at + 12 + n * 4))) / 6;
    }
    expect(volume).toBeGreaterThan(5_000);
    expect(volume).toBeLessThan(40_000);
  });

  it('is the same for the same seed and another for another', () => {
    expect(makeArchStl('upper', 20_000, 5).equals(arch)).toBe(true);
    expect(makeArchStl('upper', 20_000, 6).equals(arch)).toBe(false);
  });
});
