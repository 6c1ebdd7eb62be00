import { expect, type Locator } from '@playwright/test';
import { Portal } from '../pages/portal';
import { PASSWORD } from '../support/api';
import { guestTest as test } from '../support/company';
import { Focus } from '../support/focus';

// Animations are among what is switched here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('[SH-01] [SH-06] [SH-07] [SH-08] [SH-10] [SH-11] [SH-28] the portal by keyboard alone, with the focus seen at each stop', async ({
  page,
  company,
}) => {
  const portal = new Portal(page);
  const { text } = portal;
  const focus = new Focus(page);
  const { keyboard } = page;
  const navigation = page.getByRole('navigation', { name: text('shell.layout.navigation') });

  /** Going back through the toolbar: opens what a button opens, and closes it by Escape: the focus is at the button again. */
  async function openAndClose(opener: Locator, opened: Locator, inside?: () => Promise<void>): Promise<void> {
    await focus.tabTo(opener, 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(opened).toBeVisible();
    await inside?.();
    await keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await focus.expectAt(opener);
  }

  await test.step('login', async () => {
    await page.goto('/login');
    // The shell's fields have taken the place of those that came with the page.
    await expect(page.locator('#splash')).toHaveCount(0);
    await focus.tabTo(page.getByLabel(text('shell.session.username')));
    await keyboard.type(company.email);
    await focus.tabTo(page.getByLabel(text('shell.session.password'), { exact: true }));
    await keyboard.type(PASSWORD);
    // Enter does nothing until the form has seen the last letter.
    await expect(page.getByRole('button', { name: text('shell.session.submit') })).toBeEnabled();
    await keyboard.press('Enter');
    await expect(portal.heading).toHaveText(text('cases.dashboard.title'));
  });

  await test.step('skip link', async () => {
    await focus.tabTo(page.getByRole('link', { name: text('shell.layout.skip') }));
    await keyboard.press('Enter');
    await expect(portal.main).toBeFocused();
  });

  await test.step('navigation', async () => {
    await focus.tabTo(navigation.getByRole('link', { name: 'Admin Cases' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await page.waitForURL('**/cases/admin');
    await expect(portal.main).toBeFocused();
  });

  await test.step('search', async () => {
    const search = page.getByRole('combobox', { name: text('shell.search.label') });
    await focus.tabTo(search, 'Shift+Tab');
    await keyboard.type('zzz');
    await expect(page.getByText(text('shell.search.none'))).toBeVisible();
    await keyboard.press('Control+A');
    await keyboard.type('profile company');
    await expect(page.getByRole('option', { name: 'Company profile' })).toBeVisible();
    await keyboard.press('Enter');
    await page.waitForURL('**/profile/profile');
    await expect(portal.main).toBeFocused();
  });

  await test.step('palette, from inside a remote’s page', async () => {
    const inPage = portal.main.getByRole('button').or(portal.main.getByRole('tab')).first();
    await focus.tabTo(inPage);
    const palette = page.getByRole('combobox', { name: text('shell.search.paletteLabel') });
    await keyboard.press('Control+K');
    await focus.expectAt(palette);
    await keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await focus.expectAt(inPage);
    await keyboard.press('/');
    await focus.expectAt(palette);
    await keyboard.type('shipments');
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toContainText('Doctor Shipments');
    await keyboard.press('Enter');
    await page.waitForURL('**/shipments/dso');
    await expect(portal.main).toBeFocused();
  });

  await test.step('single keys go to the navigation’s entries', async () => {
    await keyboard.press('g');
    await keyboard.press('2');
    await page.waitForURL('**/cases/admin');
    await expect(portal.heading).toBeVisible();
  });

  await test.step('what the toolbar opens', async () => {
    const theme = page.getByRole('dialog', { name: text('shell.theme.title') });
    await openAndClose(portal.toolbarButton('shell.theme.title'), theme, async () => {
      await focus.tabTo(theme.getByRole('switch', { name: text('shell.theme.animations') }));
      await keyboard.press('Space');
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
      await focus.tabTo(theme.getByRole('button', { name: text('shell.theme.reset') }));
      await keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'on');
    });
    // Closed by Escape while it still slides in.
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    await focus.expectAt(portal.toolbarButton('shell.theme.title'));
    const inbox = page.getByRole('dialog', { name: text('shell.inbox.title') });
    await openAndClose(portal.toolbarButton('shell.inbox.count'), inbox, async () => {
      await focus.expectAt(inbox);
      await focus.tabTo(inbox.getByRole('link', { name: text('shell.inbox.seeAll') }));
    });
    await openAndClose(
      portal.toolbarButton('shell.uploads.menu'),
      page.getByRole('dialog', { name: text('shell.uploads.title') }),
    );
    await openAndClose(
      portal.toolbarButton('shell.shortcuts.title'),
      page.getByRole('dialog', { name: text('shell.shortcuts.title') }),
    );
  });

  await test.step('?', async () => {
    const user = page.getByRole('button', { name: /^Account of/ });
    await focus.tabTo(user);
    const help = page.getByRole('dialog', { name: text('shell.keyboard.title') });
    await keyboard.press('?');
    await focus.tabTo(help.getByRole('switch'));
    await keyboard.press('Space');
    await keyboard.press('Escape');
    await expect(help).toBeHidden();
    await focus.expectAt(user);
    await keyboard.press('?');
    await keyboard.press('Control+K');
    await keyboard.type('keyboard');
    await keyboard.press('Enter');
    await focus.tabTo(help.getByRole('switch'));
    await keyboard.press('Space');
    await keyboard.press('Escape');
    await focus.expectAt(user);
  });

  await test.step('user menu and logout', async () => {
    const logout = page.getByRole('menuitem', { name: text('shell.layout.logout') });
    await keyboard.press('Enter');
    await expect(logout).toBeVisible();
    await keyboard.press('Escape');
    await expect(logout).toBeHidden();
    await focus.expectAt(page.getByRole('button', { name: /^Account of/ }));
    await keyboard.press('Enter');
    await focus.tabTo(page.getByRole('menuitem', { name: text('shell.layout.resetPassword') }));
    await keyboard.press('End');
    await focus.expectAt(logout);
    await keyboard.press('Enter');
    await page.waitForURL('**/login');
    await expect(page.getByLabel(text('shell.session.username'))).toBeVisible();
  });
});
