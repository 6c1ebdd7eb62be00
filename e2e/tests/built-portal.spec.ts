import { expect, test as base } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CasePage } from '../pages/case';
import { GuestPages } from '../pages/guest';
import { Onboarding } from '../pages/onboarding';
import { Portal } from '../pages/portal';
import { PASSWORD } from '../support/api';
import { BuiltPortal, NO_SETTINGS, runBuilt } from '../support/built-portal';
import { linkOfMail } from '../support/outbox';
import { ROOT } from '../support/portals';

const test = base.extend<{ readonly built: BuiltPortal }>({
  built: async ({}, use) => {
    const built = await BuiltPortal.make();
    await use(built);
    await built.remove();
  },
  baseURL: ({ built }, use) => use(built.url),
});

const NEEDED = [
  'DATA_DIR',
  'DATABASE_URL',
  'PUBLIC_URL',
  'SMTP_URL',
  'PROVIDER_TOKEN',
  'FILE_KEY',
  'OPS_TOKEN',
  'OPS_SECOND_FACTORS',
];
const ADMIN = 'ada@0fc1a551.example';

base('the built portal says all that it needs at once, and starts nothing', async () => {
  const { code, output } = await runBuilt(['serve'], NO_SETTINGS);
  expect(code).toBe(2);
  expect(output).toContain('Nothing was started: 8 settings are missing or wrong.');
  for (const name of NEEDED) expect(output).toContain(`  ${name} is missing\n`);
});

base('the built portal has no development packages, and no demo', async () => {
  const packages = await readdir(join(ROOT, 'dist/portal/node_modules/.pnpm'));
  expect(packages.length).toBeGreaterThan(100);
  expect(
    packages.filter((name) => /^(tsx|esbuild|webpack|typescript|jest|eslint|playwright)@/.test(name)),
  ).toEqual([]);
  const program = await readFile(join(ROOT, 'dist/portal/server/bin/production.mjs'), 'utf8');
  expect(program).not.toContain('brightsmile');
});

test('a clinic begins on the built portal: first releases, first company, first sign-in, first case', async ({
  built,
  page,
}) => {
  expect(await built.run('init')).toMatch(/^shell@\S+ is live \(revision 1, before: nothing\)$/m);
  await expect(built.run('init')).rejects.toThrow(
    /ended with 3:\nThis portal is live since .* \(revision 1\)/,
  );
  await built.serve();
  const opened = ['--name', 'First Clinic', '--admin-name', 'Ada', '--admin-email', ADMIN];
  await built.run('provider', 'open-company', ...opened);

  const portal = new Portal(page);
  const onboarding = new Onboarding(portal);
  await page.goto(await linkOfMail(ADMIN, 1, built));
  await new GuestPages(portal).choose(PASSWORD);
  await page.waitForURL('**/login');
  await portal.signIn(ADMIN);
  await onboarding.chooseNotation('fdi');
  await onboarding.goToAddresses({ isLast: true });
  await page.goto('/cases/admin');
  const casePage = new CasePage(portal);
  await casePage.create('First Patient', 'Whitening Kit');
  const identifier = await casePage.identifier();

  expect(await built.run('provider', 'cases')).toContain(identifier);
  expect(await built.run('delivery', 'verify')).toContain('done in');
  // Started again it is the same portal, and nothing is built, published or made live on the way.
  expect(await built.stop()).not.toMatch(/ended with code|again in/);
  const before = await built.run('delivery', 'history', '--json');
  await built.serve();
  expect(await built.run('provider', 'cases')).toContain(identifier);
  const entries = (text: string) => text.replace(/\ndone in.*/s, '');
  expect(entries(await built.run('delivery', 'history', '--json'))).toBe(entries(before));
});
