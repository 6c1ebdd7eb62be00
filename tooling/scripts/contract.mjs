// Writes shared/contract.api.json, and the versions that follow from it, from the entry points and the calls; with --check only says
// whether they are right. Run by: node --import tsx tooling/scripts/contract.mjs [--check]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CONTRACT_FILE, fromFile, readMain, readOwn, toFile } from '../contract/contract-file.mjs';
import { describeAnew, differencesOf, sentencesOf } from '../contract/description.mjs';
import { readSource } from '../contract/source.mjs';
import { formatted } from './lib/formatter.mjs';
import { inRoot, PlainError, readJson, ROOT, runScript } from './lib/workspace.mjs';

const PACKAGE_FILE = 'shared/package.json';
const NOTHING = { names: {}, types: {}, calls: {}, resources: {} };

await runScript(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const stated = readJson(inRoot(PACKAGE_FILE));
  const source = await readSource(ROOT);
  const own = readOwn(ROOT);
  const main = readMain(ROOT) ?? own;
  const first = { version: stated.version, api: stated.apiVersion, ...NOTHING };
  const base = main === null ? first : fromFile(main);

  const wanted = describeAnew(base, source);
  const { version, api } = wanted;
  const text = await formatted(CONTRACT_FILE, JSON.stringify(toFile(wanted)));
  const isRight = own === text && stated.version === version && stated.apiVersion === api;
  if (values.check && !isRight) {
    const news = sentencesOf(differencesOf(own === null ? first : fromFile(own), source));
    const versions = `@portal/shared becomes ${version} (it states ${stated.version}), its calls ${api} (${stated.apiVersion}).`;
    throw new PlainError([...news, versions, 'Run: npm run contract'].join('\n'));
  }
  if (!isRight) {
    for (const line of sentencesOf(differencesOf(base, source))) console.log(line);
    writeFileSync(inRoot(CONTRACT_FILE), text);
    writeFileSync(
      inRoot(PACKAGE_FILE),
      await formatted(PACKAGE_FILE, JSON.stringify({ ...stated, version, apiVersion: api })),
    );
  }
  console.log(`${CONTRACT_FILE} describes the entry points of ${version} and the calls of ${api}.`);
});
