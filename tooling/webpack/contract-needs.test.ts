import { needsOf } from './contract-needs.mjs';

const since = (version: string) => ({ since: version, lines: {} });
const DESCRIPTION = {
  version: '2.4.0',
  api: '1.6.0',
  names: {
    'ui.Page': since('1.0.0'),
    'ui.Facts': since('2.2.0'),
    'ui.Chart': since('2.10.0'),
    'bus.bus': since('2.4.0'),
  },
  calls: { 'GET /case': since('1.0.0'), 'GET /plan': since('1.4.0'), 'GET /dso/plan': since('1.5.0') },
};

test.each([
  [[], '^2.0.0'],
  [['ui.Page'], '^2.0.0'],
  [['ui.Page', 'ui.Facts'], '^2.2.0'],
  [['ui.Facts', 'ui.Chart'], '^2.10.0'],
  [['ui.*'], '^2.10.0'],
])('[PL-05] a remote that uses %j needs a shell of %s', (names, contract) => {
  expect(needsOf(names, [], DESCRIPTION)).toEqual({ contract, api: undefined, unknown: [] });
});

test.each([
  [['GET /case'], '^1.0.0'],
  [['GET /case', 'GET /plan'], '^1.5.0'],
])('[PL-05] a remote that makes the calls %j needs a server of %s', (calls, api) => {
  expect(needsOf([], calls, DESCRIPTION)).toMatchObject({ api });
});

test('what is not described yet is told by its name', () => {
  const { unknown } = needsOf(['ui.Page', 'ui.New'], ['GET /new'], DESCRIPTION);
  expect(unknown).toEqual([
    'ui.New is not in shared/contract.api.json: npm run contract',
    'GET /new is not in shared/contract.api.json: npm run contract',
  ]);
});
