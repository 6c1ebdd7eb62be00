// npm test: every check there is, from the format to the end-to-end tests.
//   npm test -- --only=lint,unit       some of the steps; of the browser tests also some: --only=e2e journey
//   npm test -- --changed[=branch]     what a change against the main branch, or another one, can break
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { endOnSignals } from './lib/processes.mjs';
import { seconds } from './lib/progress.mjs';
import { withCpu } from './lib/release-cpu.mjs';
import { testLine } from './lib/requirements-print.mjs';
import { countsOfCheck, lastLine, markOf, sumCounts } from './lib/test-counts.mjs';
import { claimCheckout, useOwnTemporaryFolder } from './lib/test-run.mjs';
import { printFailures } from './lib/test-runners.mjs';
import { changedScope, wholeScope } from './lib/test-scope.mjs';
import { TEST_STEPS } from './lib/test-steps.mjs';
import { inRoot, PlainError, runScript } from './lib/workspace.mjs';

/** @typedef {import('./lib/test-scope.mjs').Scope} Scope */
/** @typedef {import('./lib/test-steps.mjs').TestStep} TestStep */

await runScript(async () => {
  checkNodeVersion();
  endOnSignals();
  const { steps, scope } = chosen(process.argv.slice(2));
  await claimCheckout(console.log);
  useOwnTemporaryFolder();
  const results = (await prepare(steps === TEST_STEPS && scope.isWhole))
    ? await runSteps(steps, scope)
    : [
        {
          title: 'install',
          counts: countsOfCheck(false),
          failures: [],
          notes: [],
          cost: '',
          wallMs: 0,
          cpuMs: null,
        },
      ];

  for (const { title, failures } of results) printFailures(title, failures);
  console.log('');
  for (const { title, counts, failures, notes, cost } of results) {
    console.log(`${markOf(counts)} ${title.padEnd(30)} ${cost.padStart(28)}   ${lastLine(counts)}`);
    for (const note of notes) console.log(`    ${note}`);
    // Named here once more, since a log is often cut to its last lines.
    for (const failure of failures) console.log(testLine(failure));
  }
  mkdirSync(inRoot('.reports'), { recursive: true });
  const report = results.map(({ title, counts, wallMs, cpuMs }) => ({ title, counts, wallMs, cpuMs }));
  writeFileSync(inRoot('.reports', 'steps.json'), JSON.stringify(report));
  const total = sumCounts(results.map(({ counts }) => counts));
  console.log(`\n${lastLine(total)}`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
});

/** @param {boolean} isComplete whether this run makes every report anew */
async function prepare(isComplete) {
  // A report of an earlier run would count as proof of this one.
  if (isComplete) rmSync(inRoot('.reports'), { recursive: true, force: true });
  try {
    await ensureInstalled();
    return true;
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    return false;
  }
}

/**
 * One after the other; those that keep one core busy beside each other.
 * @param {readonly TestStep[]} steps
 * @param {Scope} scope
 */
async function runSteps(steps, scope) {
  const results = [];
  for (const step of steps) {
    if (!step.isOneCore) await Promise.all(results);
    const result = runStep(step, scope);
    results.push(result);
    if (!step.isOneCore) await result;
  }
  return Promise.all(results);
}

/**
 * @param {TestStep} step
 * @param {Scope} scope
 */
async function runStep({ title, run, isOneCore }, scope) {
  console.log(`\n── ${title}`);
  const started = Date.now();
  const running = () =>
    run(scope).catch((error) => {
      console.error(error instanceof PlainError ? error.message : error);
      return countsOfCheck(false);
    });
  // Of steps beside each other the system tells only what they take together.
  const { result, cpu } = isOneCore ? { result: await running(), cpu: null } : await withCpu(running);
  const wallMs = Date.now() - started;
  const { failures = [], notes = [], ...counts } = result;
  const cost = `${seconds(wallMs)}${cpu === null ? '' : `, ${seconds(cpu)} of CPU`}`;
  return { title, counts, failures, notes, cost, wallMs, cpuMs: cpu };
}

/** @param {readonly string[]} args */
function chosen(args) {
  // `--changed` may stand alone or name a branch; parseArgs knows no option with a value that may be missing.
  const named = args.map((arg) => (arg === '--changed' ? '--changed=' : arg));
  const { values, positionals } = parseArgs({
    args: named,
    allowPositionals: true,
    options: { only: { type: 'string' }, changed: { type: 'string' } },
  });
  if (positionals.length > 0 && values.only !== 'e2e')
    throw new PlainError(`'${positionals[0]}' names a browser test: npm run e2e -- ${positionals[0]}`);
  return { steps: stepsNamed(values.only), scope: { ...scopeOf(values.changed), specs: positionals } };
}

/** @param {string | undefined} base */
function scopeOf(base) {
  if (base === undefined) return wholeScope();
  const scope = changedScope(base || undefined);
  console.log(`${scope.files.length} files changed. Packages: ${scope.packages.join(', ') || 'none'}`);
  return scope;
}

/** @param {string | undefined} only */
function stepsNamed(only) {
  if (only === undefined) return TEST_STEPS;
  const names = only.split(',');
  const known = TEST_STEPS.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new PlainError(`There is no step '${unknown}'. There are: ${known.join(', ')}`);
  return TEST_STEPS.filter(({ name }) => names.includes(name));
}
