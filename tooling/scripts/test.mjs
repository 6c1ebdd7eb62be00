// npm test: every check there is, from the format to the end-to-end tests. npm test -- --only=lint,unit chooses some.
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { endOnSignals } from './lib/processes.mjs';
import { seconds } from './lib/progress.mjs';
import { countsOfCheck, lastLine, markOf, sumCounts } from './lib/test-counts.mjs';
import { printFailures } from './lib/test-runners.mjs';
import { TEST_STEPS } from './lib/test-steps.mjs';
import { PlainError, runScript } from './lib/workspace.mjs';

await runScript(async () => {
  checkNodeVersion();
  endOnSignals();
  const steps = chosenSteps();
  const results = [];
  if (await prepare()) for (const step of steps) results.push(await runStep(step));
  else results.push({ title: 'install', counts: countsOfCheck(false), failures: [], duration: '' });

  for (const { title, failures } of results) printFailures(title, failures);
  console.log('');
  for (const { title, counts, duration } of results) {
    console.log(`${markOf(counts)} ${title.padEnd(30)} ${duration.padStart(12)}   ${lastLine(counts)}`);
  }
  const total = sumCounts(results.map(({ counts }) => counts));
  console.log(`\n${lastLine(total)}`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
});

async function prepare() {
  try {
    await ensureInstalled();
    return true;
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    return false;
  }
}

/** @param {import('./lib/test-steps.mjs').TestStep} step */
async function runStep({ title, run }) {
  console.log(`\n── ${title}`);
  const started = Date.now();
  const { failures = [], ...counts } = await run().catch((error) => {
    console.error(error instanceof PlainError ? error.message : error);
    return countsOfCheck(false);
  });
  return { title, counts, failures, duration: seconds(Date.now() - started) };
}

function chosenSteps() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  if (values.only === undefined) return TEST_STEPS;
  const names = values.only.split(',');
  const known = TEST_STEPS.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new PlainError(`There is no step '${unknown}'. There are: ${known.join(', ')}`);
  return TEST_STEPS.filter(({ name }) => names.includes(name));
}
