import { expect, type Locator, type Page } from '@playwright/test';
import { CasePage, titleOfTab } from '../pages/case';
import { expectOthersWork, expectPage, PAGES, PATIENCE_MS, type Domain } from '../pages/domains';
import { Portal } from '../pages/portal';
import { CasePlayer } from '../support/case-player';
import { test } from '../support/own-gateway';

test('[PL-05] a remote whose release is gone takes only its own pages with it, and comes back', async ({
  page,
  gateway,
}) => {
  const portal = new Portal(page);
  const putBack = await gateway.removeFolder('cases', (await gateway.live('cases')).version);
  // The domain that a person lands on after the login.
  await page.goto('/');
  await expectPanel(portal, 'cases');
  await expectOthersWork(portal, 'cases');
  await PAGES.cases.open(portal);
  await expectPanel(portal, 'cases');
  await putBack();
  await retryOf(portal, 'cases').click();
  await expectPage(portal, 'cases');
});

test('[PL-05] an entry that is not what was released does not run, and takes only its own pages and tabs with it', async ({
  page,
  gateway,
  request,
  api,
}) => {
  const portal = new Portal(page);
  const sent = await CasePlayer.start(request, api, 'Sent', {
    packageType: 'standard',
    patientType: 'adult',
  });
  await sent.bring('SHIPPED');
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('integrity')) refused.push(message.text());
  });
  const putRight = await gateway.changeEntry('shipments');
  await page.goto('/');
  await PAGES.shipments.open(portal);
  await expectPanel(portal, 'shipments');
  await expect.poll(() => refused.join()).toContain('/releases/shipments/');
  await expectOthersWork(portal, 'shipments');
  await page.goto(`/admin/all/${sent.uuid}/requests`);
  await expectCaseWithout(portal, sent.identifier, 'requests');
  await new CasePage(portal).openTab('shipments');
  await expectCaseWithout(portal, sent.identifier, 'shipments');
  await PAGES.shipments.open(portal);
  await expectPanel(portal, 'shipments');
  await putRight();
  await retryOf(portal, 'shipments').click();
  await expectPage(portal, 'shipments');
  await expect(portal.main).toContainText(/176-[0-9a-f]{8}/);
});

/** A case with an open tab of a domain that does not run: the tab says so, and the rest of the case works. */
async function expectCaseWithout(portal: Portal, identifier: string, tab: string): Promise<void> {
  const { main, heading, text } = portal;
  await expect(heading).toContainText(identifier);
  const title = text(titleOfTab(tab));
  await expect(main.getByRole('tab', { name: title, selected: true })).toBeVisible();
  await expect(main.getByRole('alert')).toContainText(text('shared.part.failed', { title }));
  await new CasePage(portal).openTab('overview');
  await expect(main.getByRole('alert')).toBeHidden();
  await main.getByRole('tab', { name: title }).click();
}

test('[PL-05] a release whose entry is no program takes only its own pages with it, until it is rolled back', async ({
  page,
  gateway,
}) => {
  const portal = new Portal(page);
  const { version } = await gateway.live('company');
  const unreadable = await gateway.publishBroken('company', 'syntaxError');
  // With the release before it away, there is nothing to fall back to.
  const putBack = await gateway.removeFolder('company', version);
  await gateway.delivery('activate', `company@${unreadable}`);
  await page.goto('/');
  await PAGES.company.open(portal);
  await expectPanel(portal, 'company');
  await expectOthersWork(portal, 'company');
  await putBack();
  await gateway.delivery('rollback', 'company');
  await page.goto('/profile/profile');
  await expectPage(portal, 'company');
});

test('[PL-05] a remote that never answers takes only its own pages with it, and comes when it answers', async ({
  page,
}) => {
  const portal = new Portal(page);
  const entry = '**/releases/doctors/*/remoteEntry.js';
  await page.clock.install();
  await page.route(entry, () => new Promise(() => undefined));
  await page.goto('/');
  await PAGES.doctors.open(portal);
  await expectOthersWork(portal, 'doctors');
  const arrived = routed(page);
  await PAGES.doctors.open(portal);
  await arrived;
  // The page's clock, not the test's: what ends the portal's patience are timers of the page.
  await page.clock.runFor(PATIENCE_MS);
  await expectPanel(portal, 'doctors');
  await page.unroute(entry);
  await retryOf(portal, 'doctors').click();
  await expectPage(portal, 'doctors');
});

/** Waits until the page's next navigation has started its remote. */
function routed(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        window.addEventListener('single-spa:routing-event', () => resolve(), { once: true }),
      ),
  );
}

/** The panel in a domain's place, which names the domain, and the shell around it. */
async function expectPanel(portal: Portal, domain: Domain): Promise<void> {
  const { title } = PAGES[domain];
  await expect(portal.main.getByRole('alert')).toContainText(
    portal.text('shell.remotes.failedTitle', { title }),
  );
  await expect(retryOf(portal, domain)).toBeVisible();
  await expect(portal.toolbarButton('shell.uploads.menu')).toBeVisible();
}

function retryOf({ main, text }: Portal, domain: Domain): Locator {
  const title = text('shell.remotes.failedTitle', { title: PAGES[domain].title });
  return main
    .getByRole('alert')
    .filter({ hasText: title })
    .getByRole('button', { name: text('shell.remotes.retry') });
}
