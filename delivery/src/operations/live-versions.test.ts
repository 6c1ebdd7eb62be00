import { fakeEntry } from '../testing/fake-feeds';
import { liveVersions } from './live-versions';

/** `B` for everybody, `B 10` for a share, `<A` rolled back to A. */
function read(steps: string) {
  let from: string | null = null;
  const entries = steps.split(', ').map((step, index) => {
    const action = step.startsWith('<') ? ('rollback' as const) : ('activate' as const);
    const [to = '', percent = '100'] = step.replace('<', '').split(' ');
    const entry = fakeEntry(index + 1, { action, from, to, percent: Number(percent) });
    from = to;
    return entry;
  });
  const { row, rollout } = liveVersions([fakeEntry(1, { domain: 'doctors' }), ...entries], 'cases');
  return `${row.join(' ')}${rollout ? ' …' : ''}`;
}

test.each([
  ['A, B, C', 'A B C'],
  ['A, B, C, <B', 'A B'],
  ['A, B, C, <B, <A', 'A'],
  ['A, B, <A, C', 'A C'],
  ['A, B, A', 'A B A'],
  ['A, B, A, <B, <A', 'A'],
  ['A, B 10', 'A …'],
  ['A, B 10, B 50, B', 'A B'],
  ['A, B 10, C 10, C', 'A C'],
  ['A, B 10, <A', 'A'],
  ['A, B, B 50', 'A …'],
  ['A, B, B 50, B', 'A B'],
  ['A, B, B 50, <A', 'A'],
  ['A, B 10, A', 'A'],
  ['A, B, C, <A', 'A'],
  ['A, B, <X', 'A X'],
  ['A, B 10, <X', 'A X'],
])('after %s the row is %s', (steps, expected) => {
  expect(read(steps)).toBe(expected);
});
