// npm run soak [-- part-of-a-file-name …]: the tests that are about size and length, at full size: 500 MB uploads, 10,000
// fuzzed requests, 50 swaps, 1,000 sockets, every step of the kill ladders. npm test runs the same tests small.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { endOnSignals } from './lib/processes.mjs';
import { lastLine, sumCounts } from './lib/test-counts.mjs';
import { printFailures, runJest, runPlaywright } from './lib/test-runners.mjs';
import { findServices } from './lib/test-services.mjs';
import { inRoot, PlainError, ROOT, runScript } from './lib/workspace.mjs';

const TEST_FILE = /\.(test|spec)\.tsx?$/;
/** Import of the sizes, by which a test says that it is about endurance. */
const SIZES = /testing\/soak'/;

await runScript(async () => {
  checkNodeVersion();
  endOnSignals();
  await ensureInstalled();
  const wanted = process.argv.slice(2);
  const files = ['shell', 'shared', 'server', 'delivery', 'e2e']
    .flatMap(testFilesOf)
    .filter((file) => SIZES.test(readFileSync(inRoot(file), 'utf8')))
    .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));
  if (files.length === 0) throw new PlainError(`No test of endurance is named ${wanted.join(' or ')}.`);

  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  const tests = files.filter((file) => !specs.includes(file));
  const { env } = await findServices(process.env);
  const results = [];
  if (tests.length > 0)
    results.push(await runJest('soak-jest.json', ['--runTestsByPath', ...tests], { ...env, SOAK: '1' }));
  if (specs.length > 0)
    results.push(
      await runPlaywright(
        'soak-e2e.json',
        specs.map((file) => path.basename(file)),
        { SOAK: '1' },
      ),
    );
  for (const { failures = [] } of results) printFailures('soak', failures);
  const total = sumCounts(results);
  console.log(`\n${lastLine(total)}`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
});

/** @param {string} folder */
function testFilesOf(folder) {
  return readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => TEST_FILE.test(file) && !file.includes('node_modules'))
    .map((file) => path.relative(ROOT, inRoot(folder, file)));
}
