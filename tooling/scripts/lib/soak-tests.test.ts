import { execFileSync } from 'node:child_process';
import { soakTests } from './soak-tests.mjs';
import { ROOT } from './workspace.mjs';

it('finds a test for every file that has sizes for endurance', () => {
  const sized = execFileSync('git', ['grep', '-l', "testing/soak'", '--', '*.ts', ':!tooling'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');
  const found = soakTests(ROOT);
  const helpers = sized.filter((file) => !/\.(test|spec)\.ts$/.test(file));
  expect(found).toEqual(expect.arrayContaining(sized.filter((file) => !helpers.includes(file))));
  for (const helper of helpers) {
    const name = helper.replace(/^.*\/|\.ts$/g, '');
    const users = execFileSync('git', ['grep', '-lE', `from '.*/${name}'`, '--', '*.spec.ts', '*.test.ts'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(found).toEqual(expect.arrayContaining(users.trim().split('\n')));
  }
});
