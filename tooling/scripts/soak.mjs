// npm run soak [-- part-of-a-file-name …]: the tests that are about size and length, at full size: 500 MB uploads, 10,000 fuzzed
// requests, every step of the kill ladders. npm test runs the same tests small.
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { endOnSignals } from './lib/processes.mjs';
import { soakTests } from './lib/soak-tests.mjs';
import { lastLine, sumCounts } from './lib/test-counts.mjs';
import { claimCheckout, useOwnTemporaryFolder } from './lib/test-run.mjs';
import { printFailures, runJest, runPlaywright } from './lib/test-runners.mjs';
import { findServices, NO_SERVICES } from './lib/test-services.mjs';
import { PlainError, ROOT, runScript } from './lib/workspace.mjs';

await runScript(async () => {
  checkNodeVersion();
  endOnSignals();
  await claimCheckout(console.log);
  useOwnTemporaryFolder();
  await ensureInstalled();
  const wanted = process.argv.slice(2);
  const files = soakTests(ROOT).filter(
    (file) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
  );
  if (files.length === 0) throw new PlainError(`No test of endurance is named ${wanted.join(' or ')}.`);

  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  const tests = files.filter((file) => !specs.includes(file));
  const { env, missing } = await findServices(process.env);
  for (const reason of missing) console.log(reason);
  const services = missing.length === 0 ? env : NO_SERVICES;
  const results = [];
  if (tests.length > 0)
    results.push(await runJest('soak-jest.json', ['--runTestsByPath', ...tests], { ...services, SOAK: '1' }));
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
