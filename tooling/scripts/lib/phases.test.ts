import { phasesOf } from './phases.mjs';

it('adds the samples of a profile up by whose code ran', () => {
  const frame = (id: number, functionName: string, url = '') => ({ id, callFrame: { functionName, url } });
  const pnpm = '/portal/node_modules/.pnpm';
  const profile = {
    nodes: [
      frame(1, '(idle)'),
      frame(2, 'renderWithHooks', `${pnpm}/react-dom@19.3.1/node_modules/react-dom/index.js`),
      frame(3, 'Table', `${pnpm}/antd@6.6.8/node_modules/antd/lib/table/Table.js`),
      frame(4, 'isShown', '/portal/mfe-cases/src/domain/case-list.ts'),
      frame(5, '(program)'),
    ],
    samples: [1, 2, 3, 4, 5, 2],
    timeDeltas: [1_000, 2_000, 3_000, 4_000, 5_000, 6_000],
  };
  expect(Object.fromEntries(phasesOf(profile))).toEqual({
    waiting: 1,
    rendering: 11,
    'our code': 4,
    native: 5,
  });
});
