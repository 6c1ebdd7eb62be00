import { readFileSync } from 'node:fs';
import { plotOf, readHistory, withFigures } from './performance-doc.mjs';

const run = (on: string, value: number) => ({
  bench: 'bench:bundle',
  on,
  revision: 'abc1234',
  figures: { 'cases, bytes': { value, bound: 1.05 }, 'cases, paint': { value: 1.2 } },
});
const ROOT = `${__dirname}/../../..`;
const read = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8');

it('shows the last figures of a bench beside those before, and says which are above their bound', () => {
  const doc = withFigures('text\n<!-- figures -->\nold\n<!-- /figures -->\n', [
    run('2026-11-01', 1.02),
    run('2026-11-02', 1.1),
  ]);
  expect(doc).not.toContain('old');
  expect(doc).toContain('### npm run bench:bundle');
  expect(doc).toMatch(/\| what +\| 2026-11-02 \(abc1234\) \| 2026-11-01 \| +at most \|/);
  expect(doc).toMatch(/\| cases, bytes \| +1\.1 \| +1\.02 \| 1\.05 \*\*above\*\* \|/);
  expect(doc).toMatch(/\| cases, paint \| +1\.2 \| +1\.2 \| +\|/);
});

it('plots each figure that has a bound as a part of it, and marks what is above', () => {
  const plot = plotOf([run('2026-11-01', 1.05), run('2026-11-02', 10)]);
  expect(plot.match(/<circle/g)).toHaveLength(2);
  expect(plot).toContain(
    '<circle cx="585" cy="48" r="3" fill="#b4c3c3"/><circle cx="840" cy="48" r="5" fill="#b91c1c"/>',
  );
  expect(plot).not.toContain('cases, paint');
});

it('the document and its plot are those of the history', () => {
  const doc = read('docs/performance.md');
  expect(withFigures(doc, readHistory())).toBe(doc);
  expect(plotOf(readHistory())).toBe(read('docs/images/performance.svg'));
});
