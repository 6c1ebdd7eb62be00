import { keptStyles } from './kept-styles';

describe('styles of antd', () => {
  it('stay in the page when the last component of a kind is gone', () => {
    const of = (used: number) => [used, 'written'] as [number, string];
    const use = () => keptStyles.opUpdate('cssVar%table', (known) => of((known?.[0] ?? 0) + 1));
    // As antd does it: nothing is left of what nobody uses.
    const leave = () =>
      keptStyles.opUpdate('cssVar%table', (known) => (known && known[0] > 1 ? of(known[0] - 1) : null));
    for (let visit = 0; visit < 3; visit++) {
      use();
      leave();
      expect(keptStyles.opGet('cssVar%table')).toEqual(of(1));
    }
  });
});
