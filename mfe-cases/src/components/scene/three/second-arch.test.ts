import type { JawModel } from './load-jaws';
import { secondArchOf } from './second-arch';

it('[CA-14] an arch is compared with itself or with that of another plan, and with nothing where that has none', () => {
  const lower = { jaw: 'lower' } as JawModel;
  expect(secondArchOf(null, 'upper')).toBe('own');
  expect(secondArchOf([lower], 'lower')).toBe(lower);
  expect(secondArchOf([lower], 'upper')).toBe('absent');
});
