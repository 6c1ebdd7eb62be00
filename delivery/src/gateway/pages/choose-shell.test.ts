import type { ShellFeedEntry, ShellFeedRelease } from '../../feed';
import { chooseShell } from './choose-shell';

const release = (version: string): ShellFeedRelease => ({
  kind: 'shell',
  version,
  base: `/releases/shell/${version}/`,
  contract: '1.0.0',
  scripts: [],
  styles: [],
  preload: [],
});
const entry = (percent: number, version = '2.0.0'): ShellFeedEntry => ({
  ...release(version),
  fallback: release('1.0.0'),
  percent,
});
const browsers = Array.from({ length: 2000 }, (_, index) => `browser ${index}`);
const reached = (percent: number, version?: string) =>
  browsers.filter(
    (id) => chooseShell(entry(percent, version), { id, failedShell: null }).shell.version !== '1.0.0',
  );

test('[PL-03] a share of the browsers gets the new shell, the same ones each time, and others with another release', () => {
  expect(reached(0)).toHaveLength(0);
  expect(reached(100)).toHaveLength(2000);
  const few = reached(10);
  expect(few.length).toBeGreaterThan(150);
  expect(few.length).toBeLessThan(250);
  const more = new Set(reached(50));
  expect(few.every((id) => more.has(id))).toBe(true);
  const next = new Set(reached(10, '3.0.0'));
  expect(few.filter((id) => next.has(id)).length).toBeLessThan(50);
});

test('[PL-05] a browser in which the shell failed gets the one before it, and nothing after that', () => {
  const at = (failedShell: string | null) => {
    const { shell, fallback } = chooseShell(entry(100), { id: 'a', failedShell });
    return [shell.version, fallback?.version ?? null];
  };
  expect(at(null)).toEqual(['2.0.0', '1.0.0']);
  expect(at('2.0.0')).toEqual(['1.0.0', null]);
  expect(at('1.9.0')).toEqual(['2.0.0', '1.0.0']);
});

test('whoever is outside of a rollout is not sent into it by a failure', () => {
  const inside = reached(10);
  const outside = browsers.find((id) => !inside.includes(id)) ?? '';
  expect(chooseShell(entry(10), { id: outside, failedShell: '1.0.0' })).toMatchObject({
    shell: { version: '1.0.0' },
    fallback: null,
  });
});

test('a feed of the time when a shell had no fallback gives everybody the one it has', () => {
  const before = release('1.0.0');
  expect(chooseShell(before, { id: 'a', failedShell: '1.0.0' })).toEqual({ shell: before, fallback: null });
});
