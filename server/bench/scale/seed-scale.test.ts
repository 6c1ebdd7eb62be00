import { DEMO_SEED } from '../../src/demo/seed-demo';
import { Prng } from '../../src/demo/prng';
import { SCALE_SEED } from './seed-scale';

const uuidsOf = (seed: number): string[] => {
  const prng = new Prng(seed);
  return Array.from({ length: 100 }, () => prng.uuid());
};

it('makes other records than the demo, beside which they can stand in one database', () => {
  const demo = new Set(uuidsOf(DEMO_SEED));
  expect(uuidsOf(SCALE_SEED).filter((uuid) => demo.has(uuid))).toEqual([]);
});
