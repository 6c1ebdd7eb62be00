// Extracts the English texts of each package into its i18n/en.json and checks the translations against them:
// `npm run messages` writes, `npm run messages -- --check` only tells. Exits 1 on any difference.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const FORMATJS = join(ROOT, 'tooling/node_modules/.bin/formatjs');
const isCheck = process.argv.includes('--check');
const problems = [];

for (const { sources, catalogues } of packagesWithMessages()) {
  const english = join(catalogues, 'en.json');
  const extracted = extract(sources);
  const written = existsSync(english) ? readFileSync(english, 'utf8') : '';
  if (written !== extracted) {
    if (isCheck) problems.push(`${relative(ROOT, english)} is not what the code says: run npm run messages`);
    else writeFileSync(english, extracted);
  }
  verify(catalogues);
}

for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log('Messages are extracted and translated.');
process.exitCode = problems.length === 0 ? 0 : 1;

function packagesWithMessages() {
  const applications = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  return [
    ...applications.map((name) => ({
      sources: [join(ROOT, name, 'src')],
      catalogues: join(ROOT, name, 'src/i18n'),
    })),
    {
      sources: ['shared/ui', 'shared/list'].map((folder) => join(ROOT, folder)),
      catalogues: join(ROOT, 'shared/ui/i18n'),
    },
  ].filter(({ catalogues }) => existsSync(catalogues));
}

/** The texts of the folders' code as a flat, sorted catalogue. */
function extract(sources) {
  const files = sources.flatMap((source) =>
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
      .map((file) => join(source, file)),
  );
  const out = join(mkdtempSync(join(tmpdir(), 'messages-')), 'en.json');
  execFileSync(FORMATJS, ['extract', ...files, '--format', 'simple', '--out-file', out, '--throws'], {
    stdio: 'inherit',
  });
  const texts = Object.entries(JSON.parse(readFileSync(out, 'utf8'))).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`;
}

/** Every translation has every text, no other, with the same arguments. */
function verify(catalogues) {
  const files = readdirSync(catalogues).filter((file) => file.endsWith('.json'));
  const options = ['--source-locale', 'en', '--missing-keys', '--extra-keys', '--structural-equality'];
  try {
    execFileSync(FORMATJS, ['verify', ...files.map((file) => join(catalogues, file)), ...options], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    problems.push(`${relative(ROOT, catalogues)}:\n${error.stdout}${error.stderr}`.trim());
  }
}
