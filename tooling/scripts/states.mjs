// Writes docs/states.md from the tables of transitions in the contract; with --check only says whether it is up to date.
// Run by: node --import tsx tooling/scripts/states.mjs [--check]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatted } from './lib/formatter.mjs';
import { statesDocument } from './lib/states-document.mjs';
import { inRoot, PlainError, runScript } from './lib/workspace.mjs';

const FILE = inRoot('docs', 'states.md');

await runScript(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const contract = await import(inRoot('shared', 'contract', 'constants', 'index.ts'));
  const text = await formatted(FILE, statesDocument(contract));
  const isCurrent = existsSync(FILE) && readFileSync(FILE, 'utf8') === text;
  if (values.check && !isCurrent)
    throw new PlainError('docs/states.md does not show the tables of transitions. Run: npm run states');
  if (!isCurrent) writeFileSync(FILE, text);
  console.log('docs/states.md shows the tables of transitions.');
});
