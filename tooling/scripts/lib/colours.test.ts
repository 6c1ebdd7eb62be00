import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');
const styles = execFileSync('git', ['ls-files', 'shell', 'shared', 'mfe-*'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path.endsWith('.module.css'));

it('has styles to look at', () => expect(styles.length).toBeGreaterThan(5));

/** Where the guest pages, which stand before antd's theme, define their variables in both schemes; guest-card.test.ts holds them to the theme. */
const DEFINED = /--guest-[\w-]+:[^;]+;/g;

// One of its own would be wrong in one of the two schemes.
it.each(styles)('[SH-13] %s has no colour but the scheme’s variables', (path) => {
  const used = readFileSync(join(ROOT, path), 'utf8').replace(DEFINED, '');
  const own = used.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi);
  expect(own).toBeNull();
});
