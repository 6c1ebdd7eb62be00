import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf, requirementsOf } from './asvs.mjs';
import { ROOT } from './workspace.mjs';

const text = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
const project = {
  hasFile: (path: string) => existsSync(join(ROOT, path)),
  scripts: Object.keys(scripts),
};
const faults = (document: string): string[] => faultsOf(document, project);

/** The document with one row or more written in another way. */
function changed(from: RegExp, to: string): string {
  const other = text.replace(from, to);
  expect(other).not.toBe(text);
  return other;
}

describe('docs/asvs.md', () => {
  it('has every requirement, with proof that is there, and counts that are its rows’', () => {
    expect([...requirementsOf().values()].filter((level) => level === 1)).toHaveLength(70);
    expect(requirementsOf().size).toBe(253);
    expect(faults(text)).toEqual([]);
  });

  it.each<[string, RegExp, string, string]>([
    ['a missing row', /^\| 1\.1\.1 .*\n/m, '', '1.1.1 is missing'],
    ['a doubled row', /^(\| 1\.1\.1 .*\n)/m, '$1$1', '1.1.1 is there twice'],
    ['a wrong level', /^\| 1\.1\.1 ( *)\| 2/m, '| 1.1.1 $1| 1', '1.1.1 is no requirement of that level'],
    [
      'a file that is not there',
      /`server\/src\/seal\.ts`/,
      '`server/src/sealed.ts`',
      'server/src/sealed.ts, which',
    ],
    ['a script that is not there', /`npm run lint`/, '`npm run mint`', 'npm run mint, which is not there'],
    ['no reason', /\| none is used +\|/, '| `-` |', '1.2.6 has neither proof nor reason'],
    [
      'another state',
      /\| met +\| each file goes/,
      '| nearly | each file goes',
      "5.4.3 has no state 'nearly'",
    ],
    ['another count', /^\| 1 and 2 +\| 253/m, '| 1 and 2 | 252', 'level 1 and 2 counts 252'],
  ])('is refused with %s', (_title, from, to, fault) => {
    expect(faults(changed(from, to))).toContainEqual(expect.stringContaining(fault));
  });
});
