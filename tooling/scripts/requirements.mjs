// Which requirement has a passing test, from the last test reports: npm run requirements [-- --owner CA] [-- --json]
import { readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseRequirements } from './lib/requirements-doc.mjs';
import { printProof, testLine } from './lib/requirements-print.mjs';
import { proofOf, unknownIds } from './lib/requirements-proof.mjs';
import { brokenJestFiles, runsOfJest, runsOfPlaywright } from './lib/requirements-reports.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DOCUMENT = 'docs/requirements.md';
const UNIT = {
  name: 'unit tests',
  file: '.reports/jest.json',
  make: 'npm run unit -- --json --outputFile=.reports/jest.json',
};
const E2E = {
  name: 'end-to-end tests',
  file: '.reports/e2e.json',
  make: 'PLAYWRIGHT_JSON_OUTPUT_FILE="$PWD/.reports/e2e.json" npm run e2e -- --reporter=json',
};

/** A mistake of the caller or of a file: its message is all that is printed. */
class UsageError extends Error {}

function main() {
  const { values } = parseArgs({ options: { owner: { type: 'string' }, json: { type: 'boolean' } } });
  const requirements = parseRequirements(readFileSync(path.join(ROOT, DOCUMENT), 'utf8'));
  const selected = ofOwner(requirements, values.owner?.toUpperCase());
  const unit = readReport(UNIT);
  const e2e = readReport(E2E);
  const runs = [...(unit ? runsOfJest(unit, ROOT) : []), ...(e2e ? runsOfPlaywright(e2e, ROOT) : [])];
  const rows = proofOf(selected, runs);

  console.log(values.json ? asJson(rows) : printProof(rows));
  warnAboutBroken(unit, e2e);
  refuseUnknown(unknownIds(requirements, runs));
}

function asJson(rows) {
  return JSON.stringify({ proven: rows.filter((row) => row.proven).length, of: rows.length, rows }, null, 2);
}

function ofOwner(requirements, owner) {
  if (owner === undefined) return requirements;
  const owners = [...new Set(requirements.map((requirement) => requirement.owner))];
  if (!owners.includes(owner)) throw new UsageError(`no owner ${owner}; there are ${owners.join(', ')}`);
  return requirements.filter((requirement) => requirement.owner === owner);
}

/** Notes go to stderr, so that `--json` stays JSON. */
function readReport({ name, file, make }) {
  const location = path.join(ROOT, file);
  if (!existsSync(location)) {
    console.error(`No report of the ${name} (${file}): they count as not run. Make it with\n  ${make}\n`);
    return undefined;
  }
  try {
    return JSON.parse(readFileSync(location, 'utf8'));
  } catch (cause) {
    throw new UsageError(`${file} is not JSON. Make it again with\n  ${make}`, { cause });
  }
}

function warnAboutBroken(unit, e2e) {
  const broken = unit ? brokenJestFiles(unit, ROOT) : [];
  for (const file of broken) console.error(`${file} broke before its first test; its ids count as not run`);
  for (const error of e2e?.errors ?? []) console.error(`end-to-end run: ${error.message ?? 'unknown error'}`);
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
