import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePerformance } from '../../../tooling/scripts/lib/performance-doc.mjs';
import { ROOT } from './bench-portal.mjs';

const HISTORY = join(ROOT, 'e2e/bench/history.json');

/**
 * Says which figures are above their bounds, with which the bench ends with 1. With `--keep`: adds all to the history, and draws
 * docs/performance.md anew.
 * @param {string} bench as its command names it
 * @param {Readonly<Record<string, { value: number, bound?: number }>>} figures ratios of two things of this run, or what has a bound
 */
export function keep(bench, figures) {
  const over = Object.entries(figures).filter(([, { value, bound }]) => bound !== undefined && value > bound);
  for (const [what, { value, bound }] of over)
    console.log(`Above its bound: ${what} ${rounded(value)}, not ${bound}`);
  if (over.length > 0) process.exitCode = 1;
  if (!process.argv.includes('--keep')) return;
  const runs = JSON.parse(readFileSync(HISTORY, 'utf8'));
  const revision = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();
  const kept = Object.entries(figures).map(([what, { value, bound }]) => [
    what,
    { value: rounded(value), bound },
  ]);
  runs.push({
    bench,
    on: new Date().toISOString().slice(0, 10),
    revision,
    figures: Object.fromEntries(kept),
  });
  writeFileSync(HISTORY, `${JSON.stringify(runs, null, 2)}\n`);
  writePerformance();
}

/** To four digits that count. */
function rounded(value) {
  return Number(value.toPrecision(4));
}
