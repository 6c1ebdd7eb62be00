// npm run test:profile                      where the time of the last npm test went: steps, projects, longest files and tests
// npm run test:profile -- --phases mfe-cases  runs one project's tests, or e2e, and tells what the processor was busy with
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { phasesOf } from './lib/phases.mjs';
import { watchProcesses } from './lib/process-times.mjs';
import { endOnSignals, run } from './lib/processes.mjs';
import { runsOfPlaywright } from './lib/requirements-reports.mjs';
import { claimCheckout, useOwnTemporaryFolder } from './lib/test-run.mjs';
import { runPlaywright } from './lib/test-runners.mjs';
import { inRoot, PlainError, readJson, ROOT, runScript } from './lib/workspace.mjs';

const LONGEST = 15;

await runScript(async () => {
  endOnSignals();
  const { values, positionals } = parseArgs({
    options: { phases: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.phases !== undefined) {
    await claimCheckout(console.log);
    useOwnTemporaryFolder();
  }
  if (values.phases === 'e2e') return printShares(await timesOfBrowserTests(positionals));
  if (values.phases !== undefined) return printShares(await phasesOfProject(values.phases, positionals));
  printSteps();
  printJest();
  printBrowserTests();
});

/** Steps as `npm test` left them. */
function printSteps() {
  const steps = readReport('steps.json');
  print(
    'Steps',
    ['step', 'wall s', 'CPU s', 'passed'],
    steps.map((one) => [
      one.title,
      inSeconds(one.wallMs),
      one.cpuMs === null ? '' : inSeconds(one.cpuMs),
      one.counts.passed,
    ]),
  );
}

function printJest() {
  const reports = readdirSync(inRoot('.reports')).filter((name) => /^jest.*\.json$/.test(name));
  const files = reports.flatMap((name) =>
    readReport(name).testResults.map((file) => {
      const wall = file.endTime - file.startTime;
      const tests = file.assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
      const where = path.relative(ROOT, file.name).replaceAll(path.sep, '/');
      return {
        report: name,
        where,
        project: where.split('/')[0],
        wall,
        tests,
        count: file.assertionResults.length,
      };
    }),
  );
  const keys = [...new Set(files.map(({ report, project }) => `${report} ${project}`))].sort();
  const row = (label, ofIt) => {
    const sum = (pick) => ofIt.reduce((total, file) => total + pick(file), 0);
    return [
      label,
      ofIt.length,
      sum((one) => one.count),
      inSeconds(sum((one) => one.wall - one.tests)),
      inSeconds(sum((one) => one.tests)),
    ];
  };
  const head = ['files', 'tests', 'before the first test s', 'in tests s'];
  print(
    'Jest, by report and project',
    ['project', ...head],
    keys.map((key) =>
      row(
        key,
        files.filter((one) => `${one.report} ${one.project}` === key),
      ),
    ),
  );
  const longest = files.toSorted((one, other) => other.wall - one.wall).slice(0, LONGEST);
  print(
    'Jest, longest files',
    ['file', ...head],
    longest.map((file) => row(file.where, [file])),
  );
}

function printBrowserTests() {
  const report = readReport('e2e.json');
  const runs = runsOfPlaywright(report, ROOT);
  const specs = [...new Set(runs.map(({ file }) => file))];
  const rows = specs.map((file) => {
    const ofIt = runs.filter((one) => one.file === file);
    return { file, count: ofIt.length, ms: ofIt.reduce((sum, { ms }) => sum + ms, 0) };
  });
  print(
    'Browser tests',
    ['spec', 'tests', 'wall s'],
    rows
      .toSorted((one, other) => other.ms - one.ms)
      .map(({ file, count, ms }) => [file, count, inSeconds(ms)]),
  );
}

/**
 * @param {string} project of Jest
 * @param {readonly string[]} files without them all of the project's
 */
async function phasesOfProject(project, files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-profile-'));
  try {
    const jest = [
      inRoot('node_modules/jest/bin/jest.js'),
      '--runInBand',
      '--selectProjects',
      project,
      ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
    ];
    const { code, output } = await run(
      process.execPath,
      ['--cpu-prof', '--cpu-prof-interval', '2000', '--cpu-prof-dir', folder, ...jest],
      { cwd: ROOT },
    );
    if (code !== 0) throw new PlainError(output);
    const times = new Map();
    for (const name of readdirSync(folder))
      for (const [phase, ms] of phasesOf(readJson(path.join(folder, name))))
        times.set(phase, (times.get(phase) ?? 0) + ms);
    return times;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {readonly string[]} specs */
async function timesOfBrowserTests(specs) {
  const end = watchProcesses();
  await runPlaywright('profile-e2e.json', specs);
  return end();
}

/** @param {Map<string, number>} times milliseconds */
function printShares(times) {
  const all = [...times.values()].reduce((sum, ms) => sum + ms, 0);
  const rows = [...times].sort(([, one], [, other]) => other - one);
  print(
    'Processor time',
    ['phase', 's', '%'],
    rows.map(([phase, ms]) => [phase, inSeconds(ms), Math.round((ms / all) * 100)]),
  );
}

/**
 * A table as Markdown has it.
 * @param {string} title
 * @param {readonly string[]} head
 * @param {readonly (readonly (string | number)[])[]} rows
 */
function print(title, head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  console.log(`\n${title}\n\n${line(head)}\n${line(head.map(() => '---'))}\n${rows.map(line).join('\n')}`);
}

/** @param {number} ms */
function inSeconds(ms) {
  return (ms / 1_000).toFixed(1);
}

/** @param {string} name */
function readReport(name) {
  const file = inRoot('.reports', name);
  if (!existsSync(file)) throw new PlainError(`There is no .reports/${name}. Run npm test first.`);
  return readJson(file);
}
