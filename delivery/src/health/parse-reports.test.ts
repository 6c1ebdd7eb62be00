import { parseReports } from './parse-reports';

const tab = '0b9f3a52-2f83-4a66-9b6e-6c1a2d5a7e01';
const start = { domain: 'cases', version: '1.0.0', kind: 'start', tab };

test('takes each kind', () => {
  const reports = [
    start,
    { ...start, kind: 'loadFailure', message: 'no entry' },
    { ...start, kind: 'error', message: 'x is not a function' },
    { ...start, kind: 'vital', vital: { name: 'LCP', value: 812.5 } },
  ];
  expect(parseReports(reports)).toEqual(reports);
  expect(parseReports([])).toEqual([]);
});

test('one tab is one tab, however it writes its name', () => {
  expect(parseReports([{ ...start, tab: tab.toUpperCase() }])).toEqual([start]);
});

test.each<[string, unknown]>([
  ['no list', start],
  ['too many', Array.from({ length: 21 }, () => start)],
  ['one wrong among right ones', [start, 'start']],
  ['a kind that is not known', [{ ...start, kind: 'crash' }]],
  ['a tab that is no uuid', [{ ...start, tab: 'me' }]],
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
