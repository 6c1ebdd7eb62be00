import { spawnSync } from 'node:child_process';
import { browserPackages, inRoot, ROOT } from '../scripts/lib/workspace.mjs';

interface Source {
  readonly filePath: string;
  readonly text: string;
}
interface Result {
  readonly messages: readonly { readonly line: number; readonly ruleId: string }[];
}

/** Lints sources that stand in no file, all of them in one process: reading the rules takes longer than using them. */
const LINT = `
  import { readFileSync } from 'node:fs';
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const sources = JSON.parse(readFileSync(0, 'utf8'));
  const results = await Promise.all(sources.map(({ text, filePath }) => eslint.lintText(text, { filePath })));
  console.log(JSON.stringify(results.flat()));
`;

function lint(sources: readonly Source[]): readonly Result[] {
  const args = ['--input-type=module', '-e', LINT];
  const options = { cwd: ROOT, input: JSON.stringify(sources), encoding: 'utf8' as const };
  return JSON.parse(spawnSync(process.execPath, args, options).stdout) as Result[];
}

const packages = browserPackages();
const othersOf = (folder: string): readonly string[] => packages.filter((other) => other !== folder);
let results: readonly Result[];

beforeAll(() => {
  results = lint(
    packages.map((folder) => ({
      // No TypeScript, whose rules read the whole workspace first; imports are looked at in the same way.
      filePath: inRoot(folder, 'src', 'some-source.mjs'),
      text: [
        ...othersOf(folder).map((other) => `../../${other}/package.json`),
        `../../${folder}/package.json`,
        '../../shared/package.json',
        '../../shared/bus/index.ts',
      ]
        .map((path) => `import '${path}';`)
        .join('\n'),
    })),
  );
});

it.each(packages)(
  '[PL-04] lint of imports lets %s know shared, and neither shell nor remotes beside it',
  (folder) => {
    const refused = results[packages.indexOf(folder)]?.messages
      .filter(({ ruleId }) => ruleId === 'import-x/no-restricted-paths')
      .map(({ line }) => line);
    expect(refused).toEqual(othersOf(folder).map((_, index) => index + 1));
  },
);
