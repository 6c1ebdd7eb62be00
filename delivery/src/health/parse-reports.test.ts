import { parseReports } from './parse-reports';

const start = { domain: 'cases', version: '1.0.0', kind: 'start' };
const frame = 'submit cases/1.0.0/src_app_tsx.0a1b2c3d.js:1:20417';

test('takes each kind', () => {
  const reports = [
    start,
    { ...start, kind: 'loadFailure', message: 'no entry' },
    { ...start, kind: 'error', message: 'x is not a function', stack: [frame], route: '/admin/all/:id' },
    { ...start, kind: 'vital', vital: { name: 'LCP', value: 812.5 } },
  ];
  expect(parseReports(reports)).toEqual(reports);
  expect(parseReports([])).toEqual([]);
});

test.each<[string, unknown]>([
  ['no list', start],
  ['too many', Array.from({ length: 21 }, () => start)],
  ['one wrong among right ones', [start, 'start']],
  ['a kind that is not known', [{ ...start, kind: 'crash' }]],
  ['a frame outside the releases', [{ ...start, kind: 'error', stack: ['f https://x.example/a.js:1:2'] }]],
  ['a frame that leads elsewhere', [{ ...start, kind: 'error', stack: ['f cases/1.0.0/../x.js:1:2'] }]],
  ['a deep stack', [{ ...start, kind: 'error', stack: Array.from({ length: 13 }, () => frame) }]],
  ['a long route', [{ ...start, kind: 'error', route: `/${'x'.repeat(300)}` }]],
  ['a name that leads elsewhere', [{ ...start, domain: '../x' }]],
  ['a version with an at', [{ ...start, version: '1@2' }]],
  ['a long message', [{ ...start, kind: 'error', message: 'x'.repeat(301) }]],
  ['a message that is no text', [{ ...start, kind: 'error', message: 5 }]],
  ['a member more', [{ ...start, patient: 'Ada' }]],
  ['a vital without its value', [{ ...start, kind: 'vital' }]],
  ['a start with a vital', [{ ...start, vital: { name: 'LCP', value: 1 } }]],
  ['a start with half a vital', [{ ...start, vital: { name: 'LCP' } }]],
  ['a vital nobody knows', [{ ...start, kind: 'vital', vital: { name: 'XYZ', value: 1 } }]],
  ['a negative vital', [{ ...start, kind: 'vital', vital: { name: 'LCP', value: -1 } }]],
  ['a vital as text', [{ ...start, kind: 'vital', vital: { name: 'LCP', value: '1' } }]],
])('refuses %s', (_title, body) => {
  expect(parseReports(body)).toBeNull();
});
