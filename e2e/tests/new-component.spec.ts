import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Portal } from '../pages/portal';
import { addDoctor } from '../support/company';
import { test } from '../support/own-gateway';
import { RemoteCopy } from '../support/remote-copy';
import { folderInWorkspace } from '../support/run-folder';
import { buildRemote } from '../support/second-release';

const APP = 'src/app/app.tsx';
const ICON = 'M4 4h7v7H4z M13 13h7v7h-7z';
const VERSION = '9.0.0-dates';

test('[PL-02] a remote takes a component that it did not have, and an icon of its own, by its release alone', async ({
  page,
  gateway,
  api,
}) => {
  const { manifest } = await gateway.live('doctors');
  const copy = await RemoteCopy.of('mfe-doctors');
  copy.save('src/manifest.ts', "icon: 'doctors'", `icon: { path: '${ICON}' }`);
  copy.save(APP, 'actions={<ImportDoctorsButton />}', 'actions={<><DatePicker /><ImportDoctorsButton /></>}');
  copy.save(
    APP,
    "import { useIntl } from 'react-intl';",
    "import { DatePicker } from 'antd';\nimport { useIntl } from 'react-intl';",
  );
  const dir = join(await folderInWorkspace('build'), 'dist');
  await buildRemote(copy.folder, VERSION, dir);
  const build: unknown = JSON.parse(await readFile(join(dir, 'build.json'), 'utf8'));
  expect(build).toMatchObject({
    contract: expect.stringMatching(/^\^\d/),
    api: expect.stringMatching(/^\^\d/),
  });

  await gateway.delivery('publish', dir);
  await gateway.delivery('activate', `doctors@${VERSION}`);
  await addDoctor(api);
  const portal = new Portal(page, 'ar');
  await portal.speak();
  await page.goto('/doctors');

  // The theme, the direction and the language are the portal's, which a copy of the remote's own would not know.
  const picker = portal.main.locator('.ant-picker');
  await expect(picker).toHaveClass(/ant-picker-rtl/);
  await expect(picker.getByRole('textbox')).toHaveAttribute('placeholder', 'اختيار التاريخ');
  await expect(picker).toHaveClass(/portal-light/);
  await picker.click();
  await expect(page.locator('.ant-picker-dropdown')).toBeVisible();

  const title = (manifest as { title: { ar: string } }).title.ar;
  const entry = portal.navigation.getByRole('menuitem').filter({ hasText: title });
  await expect(entry.locator('path')).toHaveAttribute('d', ICON);
});
