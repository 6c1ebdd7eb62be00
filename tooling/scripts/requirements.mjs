// Which requirement has a passing test, from the last test reports: npm run requirements [-- --owner CA] [-- --json]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseRequirements } from './lib/requirements-doc.mjs';
import { printProof, testLine } from './lib/requirements-print.mjs';
import { missingBySide, proofOf, totalsOf, unknownIds } from './lib/requirements-proof.mjs';
import { brokenJestFiles, onceEach, runsOfJest, runsOfPlaywright } from './lib/requirements-reports.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DOCUMENT = 'docs/requirements.md';
const REPORTS = '.reports';
/** Of packages, and of the server once more on PostgreSQL and Redis. Those of `npm run soak` have other names. */
const JEST_REPORT = /^jest.*\.json$/;
const MAKE_UNIT = `npm run unit -- --json --outputFile=${REPORTS}/jest.json`;
const E2E_REPORT = /^e2e\.json$/;
const MAKE_E2E = 'npm run e2e';

/** A mistake of the caller or of a file: its message is all that is printed. */
class UsageError extends Error {}

function main() {
  const { values } = parseArgs({ options: { owner: { type: 'string' }, json: { type: 'boolean' } } });
  const requirements = readRequirements();
  const selected = ofOwner(requirements, values.owner?.toUpperCase());
  const unit = reportsNamed(JEST_REPORT, 'unit tests', MAKE_UNIT);
  const e2e = reportsNamed(E2E_REPORT, 'end-to-end tests', MAKE_E2E);
  const runs = onceEach([
    ...unit.flatMap((report) => runsOfJest(report, ROOT)),
    ...e2e.flatMap((report) => runsOfPlaywright(report, ROOT)),
  ]);
  const rows = proofOf(selected, runs);

  console.log(values.json ? asJson(rows) : printProof(rows));
  warnAboutBroken(unit, e2e);
  refuseUnknown(unknownIds(requirements, runs));
}

function readRequirements() {
  try {
    return parseRequirements(readFileSync(path.join(ROOT, DOCUMENT), 'utf8'));
  } catch (cause) {
    throw new UsageError(`${DOCUMENT}: ${cause.message}`, { cause });
  }
}

function asJson(rows) {
  return JSON.stringify({ ...totalsOf(rows), missing: missingBySide(rows), rows }, null, 2);
}

function ofOwner(requirements, owner) {
  if (owner === undefined) return requirements;
  const owners = [...new Set(requirements.map((requirement) => requirement.owner))];
  if (!owners.includes(owner)) throw new UsageError(`no owner ${owner}; there are ${owners.join(', ')}`);
  return requirements.filter((requirement) => requirement.owner === owner);
}

/** Notes go to stderr, so that `--json` stays JSON. */
function reportsNamed(pattern, name, make) {
  const folder = path.join(ROOT, REPORTS);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => pattern.test(file)) : [];
  if (files.length === 0) {
    console.error(`No report of the ${name} in ${REPORTS}: they count as not run. Make it with\n  ${make}\n`);
  }
  return files.map((file) => readReport(path.join(folder, file), make));
}

function readReport(file, make) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new UsageError(`${file} is not JSON. Make it again with\n  ${make}`, { cause });
  }
}

function warnAboutBroken(unit, e2e) {
  const broken = unit.flatMap((report) => brokenJestFiles(report, ROOT));
  for (const file of broken) console.error(`${file} broke before its first test; its ids count as not run`);
  for (const error of e2e.flatMap(({ errors = [] }) => errors)) {
    console.error(`end-to-end run: ${error.message ?? 'unknown error'}`);
  }
}

function refuseUnknown(unknown) {
  if (unknown.length === 0) return;
  console.error(`\nTest titles carry ids that ${DOCUMENT} does not have:`);
  for (const { id, run } of unknown) console.error(`${id}\n${testLine(run)}`);
  process.exitCode = 1;
}

try {
  main();
} catch (error) {
  if (!(error instanceof UsageError) && !error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
