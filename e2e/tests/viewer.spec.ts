import { expect } from '@playwright/test';
import { CaseActionsPage } from '../pages/case-actions';
import { CasePage } from '../pages/case';
import { Portal } from '../pages/portal';
import { RoomPage } from '../pages/room';
import { ViewerPage } from '../pages/viewer';
import { violationsOf } from '../support/axe';
import { CasePlayer } from '../support/case-player';
import { binaryStl, photo } from '../support/files';
import { publishedPlan } from '../support/published-plan';
import { test as ownTest } from '../support/company';
// Plans with models are the demo's; nothing of it is changed here.
import { test } from '../support/signed-in';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

// Without a graphics card every pixel is reckoned, and fewer show as much.
test.use({ viewport: { width: 800, height: 640 } });

test('[CA-14] a plan opens in 3D from its card: stages by keyboard, by itself, two at once, and back', async ({
  page,
  api,
}) => {
  const { caseUuid } = await publishedPlan(api);
  const viewer = new ViewerPage(page);
  await page.goto(`/admin/all/${caseUuid}/plans`);
  await page
    .getByRole('button', { name: /^View in 3D: plan \d+$/ })
    .first()
    .click();
  await expect(viewer.picture('Both arches, Stage 0')).toBeVisible();
  await expect(viewer.stage).toHaveAttribute('aria-valuetext', /^Stage 0 of \d+, before treatment$/);
  const count = (await viewer.stage.getAttribute('max')) ?? '';

  await test.step('by keyboard', async () => {
    await viewer.stage.focus();
    await viewer.expectOtherPicture(() => page.keyboard.press('End'));
    await expect(viewer.picture(`Both arches, Stage ${count}`)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.stage).toHaveValue(String(Number(count) - 1));
    await viewer.picture(/^Both arches/).focus();
    await viewer.expectOtherPicture(() => page.keyboard.press('ArrowRight'));
    await viewer.expectOtherPicture(() => page.keyboard.press('+'));
  });

  await test.step('by itself, to the end', async () => {
    await viewer.stage.fill(String(Number(count) - 3));
    await viewer.play.click();
    // Three stages may be over before anybody could look for the button to pause.
    await expect(viewer.stage).toHaveValue(count);
    await expect(viewer.play).toBeVisible();
  });

  await test.step('two stages', async () => {
    await viewer.expectOtherPicture(() =>
      page.getByRole('switch', { name: 'Compare with another stage' }).click(),
    );
    await expect(page.getByRole('list', { name: 'Legend' })).toHaveText(`Stage ${count}Stage 0`);
    await viewer.expectOtherPicture(() => viewer.other.fill(count));
    await expect(viewer.picture(`Both arches, Stage ${count}, compared with stage ${count}`)).toBeVisible();
  });

  await test.step('from all sides', async () => {
    await viewer.expectOtherPicture(() => page.getByRole('button', { name: 'Upper occlusal' }).click());
    await expect(viewer.picture(/^Upper arch/)).toBeVisible();
    await viewer.expectOtherPicture(() => page.getByText('Both arches', { exact: true }).click());
  });

  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the case' }).click();
  await page.waitForURL(`**/admin/all/${caseUuid}/plans`);
});

ownTest('[CA-14] an address of the viewer that is over says so and leads to the cases', async ({ page }) => {
  await page.goto('/viewer/long-over');
  await expect(page.getByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to the cases' }).click();
  await page.waitForURL('**/cases/admin');
});

test('[CA-14] a model that does not come can be asked for again', async ({ page, api }) => {
  const { uuid } = await publishedPlan(api);
  const { body } = await api.call<{ url: string }>('GET', `/treatPlan/${uuid}/3dViewerLink`);
  await page.route('**/api/files/**', (route) => route.abort());
  await page.goto(body.url);
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/files/**');
  await retry.click();
  await expect(new ViewerPage(page).stage).toBeVisible();
});

ownTest(
  '[CA-17] records are looked at where they are: a scan in 3D, a photo, a PDF; a scan that is cut off is refused',
  async ({ page, api }) => {
    const { uuid } = await api.newCase('Vera Viewed');
    await api.addRecord(uuid, { assetType: 'uprImp', name: 'upper.stl', content: binaryStl(2_000) });
    await api.addRecord(uuid, { assetType: 'frtImg', name: 'front.png', content: photo() });
    await api.addRecord(uuid, { assetType: 'presc', name: 'letter.pdf', content: PDF });
    await page.goto(`/admin/all/${uuid}/records`);
    const dialog = page.getByRole('dialog');
    const view = async (name: string): Promise<void> => {
      await page
        .getByRole('button', { name: `View ${name}` })
        .first()
        .click();
    };
    const close = async (): Promise<void> => {
      await dialog.getByRole('button', { name: 'Close preview' }).click();
      await expect(dialog).toBeHidden();
    };

    await view('upper.stl');
    await expect(dialog.locator('canvas')).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'Upper arch' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await close();
    await view('Front image');
    await expect(dialog.getByRole('img', { name: 'Front image' })).toBeVisible();
    await close();
    await view('letter.pdf');
    await expect(dialog.locator('iframe[title="letter.pdf"]')).toHaveAttribute('src', /^blob:/);
    await close();

    const cut = { name: 'cut.stl', mimeType: 'model/stl', buffer: binaryStl(500).subarray(0, 9_000) };
    await new CasePage(new Portal(page)).addRecord('lwrImp', cut);
    await expect(page.getByRole('alert').filter({ hasText: 'This scan is incomplete' })).toBeVisible();
  },
);

ownTest(
  '[CA-13] [CA-14] a tooth is commented on in the viewer, the plan is rejected there, and the chat has it as one message',
  async ({ page, api, request }) => {
    const portal = new Portal(page);
    const actions = new CaseActionsPage(portal);
    const player = await CasePlayer.start(request, api, 'Pia Pinned', {
      packageType: 'standard',
      patientType: 'adult',
    });
    await player.bring('IN_CUSTOMER_APPPROVE');
    const [plan] = await player.plans();
    const { body } = await api.call<{ url: string }>('GET', `/treatPlan/${plan?.uuid}/3dViewerLink`);
    await page.goto(body.url);
    await expect(portal.main.getByText('Pia Pinned')).toBeVisible();

    await actions.button('cases.review.addComment').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: portal.text('cases.review.tooth') }).fill('14');
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox', { name: portal.text('cases.review.comment') }).fill('Tips too far');
    await dialog.getByRole('button', { name: portal.text('cases.review.saveComment') }).click();
    const comments = portal.main.getByRole('list', { name: portal.text('cases.review.comments') });
    await expect(comments).toContainText('Tooth 14, stage 0');
    expect(await violationsOf(page)).toEqual([]);

    await actions.button('cases.plans.reject').click();
    await expect(dialog).toContainText('Tooth 14, stage 0: Tips too far');
    await actions.confirm('cases.plans.reject', () =>
      actions.field('cases.plans.rejectLabel').fill('Please look at 14'),
    );
    await expect(
      portal.main.getByText(portal.text('cases.planStatus.REJECTED'), { exact: true }),
    ).toBeVisible();

    const room = new RoomPage(portal);
    await room.open(player.uuid);
    await expect(room.log).toContainText('Please look at 14');
    await expect(room.log).toContainText('Tooth 14, stage 0: Tips too far');
  },
);
