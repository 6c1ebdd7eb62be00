import { spawnSync } from 'node:child_process';
import { browserPackages, inRoot, ROOT } from '../scripts/lib/workspace.mjs';

interface Finding {
  readonly line: number;
  readonly ruleId: string;
}

/** Lines of a source file of a package in which an import is refused. */
function refusedLines(folder: string, imports: readonly string[]): number[] {
  // No TypeScript, whose rules read the whole workspace first; imports are looked at in the same way.
  const file = inRoot(folder, 'src', 'some-source.mjs');
  const eslint = inRoot('node_modules', 'eslint', 'bin', 'eslint.js');
  const args = [eslint, '--stdin', '--stdin-filename', file, '--format', 'json'];
  const input = imports.map((path) => `import '${path}';`).join('\n');
  const { stdout } = spawnSync(process.execPath, args, { cwd: ROOT, input, encoding: 'utf8' });
  const [{ messages }] = JSON.parse(stdout) as [{ messages: Finding[] }];
  return messages.filter(({ ruleId }) => ruleId === 'import-x/no-restricted-paths').map(({ line }) => line);
}

describe('lint of imports', () => {
  it.each(browserPackages())(
    '[PL-04] lets %s know shared, and neither shell nor remotes beside it',
    (folder) => {
      const others = browserPackages().filter((other) => other !== folder);
      const allowed = [
        `../../${folder}/package.json`,
        '../../shared/package.json',
        '../../shared/bus/index.ts',
      ];
      const imports = [...others.map((other) => `../../${other}/package.json`), ...allowed];
      expect(refusedLines(folder, imports)).toEqual(others.map((_, index) => index + 1));
    },
  );
});
