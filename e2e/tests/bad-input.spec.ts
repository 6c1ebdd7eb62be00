import { expect, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { CasePage } from '../pages/case';
import { Portal } from '../pages/portal';
import { PASSWORD, PortalApi } from '../support/api';
import { guestTest, test } from '../support/company';
import { photo } from '../support/files';

const OTHER_COMPANY = 'super@anadoludental.example';
const LETTER = Buffer.from('This is a letter to the lab and not a scan. '.repeat(20));

guestTest('[SH-28] a wrong password is told at its field, and the email stays', async ({ page, company }) => {
  const portal = new Portal(page);
  await page.goto('/login');
  await portal.tryToSignIn(company.email, 'not the password');
  const password = page.getByLabel(portal.text('shell.session.password'), { exact: true });
  await expect(password).toHaveAccessibleDescription(portal.text('shared.error.wrongCredentials'));
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(portal.text('shared.error.wrongCredentials'))).toHaveCount(1);
  await expect(page.getByLabel(portal.text('shell.session.username'))).toHaveValue(company.email);
  expect(new URL(page.url()).pathname).toBe('/login');
  // What was typed is all that was wrong.
  await portal.tryToSignIn(company.email, PASSWORD);
  await page.waitForURL((url) => url.pathname !== '/login');
});

test('[AP-03] a malformed body is refused with 400 in the one shape of errors', async ({ api }) => {
  const answers = [
    await api.send('/case', '{"patientName": "Ada", '),
    await api.send('/case', '[]'),
    await api.send('/case', '{"patientName": 7, "productId": "XX"}'),
    await api.send('/case', '{"patientName": "nul \\u0000 byte", "productId": "AL"}'),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(400);
    expect(Object.keys(body).filter((key) => !['code', 'message', 'extra', 'errors'].includes(key))).toEqual(
      [],
    );
    expect(body).toMatchObject({
      code: expect.stringMatching(/^[a-z]+$/i),
      message: expect.stringMatching(/\w/),
    });
  }
  expect(answers[2]?.body).toMatchObject({
    code: 'validation',
    errors: { patientName: expect.stringMatching(/\w/), productId: expect.stringMatching(/\w/) },
  });
});

test('[AP-15] a case that is not there and one of another company are not found, by page and by call', async ({
  page,
  request,
  api,
}) => {
  const other = await PortalApi.signIn(request, OTHER_COMPANY);
  const { body: theirs } = await other.call<{ data: { uuid: string }[] }>('GET', '/case');
  const foreign = theirs.data[0]?.uuid ?? '';
  expect((await other.call('GET', `/case/${foreign}`)).status).toBe(200);

  const portal = new Portal(page);
  for (const uuid of [randomUUID(), foreign, 'no-uuid-at-all']) {
    for (const part of ['', '/history', '/plan', '/asset']) {
      const answer = await api.call<{ code: string }>('GET', `/case/${uuid}${part}`);
      expect(answer).toMatchObject({ status: 404, body: { code: 'notFound' } });
    }
    await page.goto(`/admin/all/${uuid}/overview`);
    await expect(portal.main).toContainText(portal.text('shared.notFound.title'));
    await expect(portal.main.getByRole('link', { name: portal.text('cases.detail.toList') })).toBeVisible();
    await expect(portal.main).not.toContainText(/C-\d+/);
  }
});

test.describe('a record', () => {
  let uuid = '';
  test.beforeEach(async ({ page, api }) => {
    const draft = {
      patientName: 'Bad Input',
      productId: 'AL',
      impressionType: 'digitalThirdParty',
      arch: 'upper',
    };
    ({ uuid } = (await api.call<{ uuid: string }>('POST', '/case', draft)).body);
    await page.goto(`/admin/all/${uuid}/submission?step=records`);
  });

  test('[UP-05] an empty file, one of a wrong type and a scan that is none are told at once, and nothing is sent', async ({
    page,
    api,
  }) => {
    const portal = new Portal(page);
    const sent = uploadCalls(page);
    const empty = { name: 'upper.stl', mimeType: 'model/stl', buffer: Buffer.alloc(0) };
    await new CasePage(portal).addRecord('uprImp', empty);
    await expect(slotOf(portal, 'uprImp').getByRole('alert')).toHaveText(
      `upper.stl: ${portal.text('cases.records.refused.emptyFile')}`,
    );
    await expect(
      portal.notice(portal.text('shell.notices.emptyFile', { fileName: 'upper.stl' })),
    ).toBeVisible();

    const letter = { name: 'letter.docx', mimeType: 'application/msword', buffer: LETTER };
    await new CasePage(portal).addRecord('frtImg', letter);
    await expect(slotOf(portal, 'frtImg').getByRole('alert')).toContainText(
      `letter.docx: ${portal.text('cases.records.refused.wrongFileType')}`,
    );
    await expect(portal.notice('letter.docx')).toContainText('.png');

    const noScan = { name: 'upper.stl', mimeType: 'model/stl', buffer: LETTER };
    await new CasePage(portal).addRecord('uprImp', noScan);
    await expect(slotOf(portal, 'uprImp').getByRole('alert')).toHaveText(
      `upper.stl: ${portal.text('cases.records.refused.stlUnreadable')}`,
    );
    expect(sent).toEqual([]);
    expect((await api.call('GET', `/case/${uuid}/asset`)).body).toEqual([]);
  });

  test('[UP-05] a file that says it is a photo and is none is refused by the server, and the page says why', async ({
    page,
    api,
  }) => {
    const portal = new Portal(page);
    const letter = { name: 'front.png', mimeType: 'image/png', buffer: LETTER };
    await new CasePage(portal).addRecord('frtImg', letter);
    await expect(slotOf(portal, 'frtImg').getByRole('alert')).toHaveText(
      `front.png: ${portal.text('cases.records.refused.wrongContent')}`,
    );
    await expect(portal.notice('front.png')).toContainText(
      'is damaged, or not of a type that is accepted here',
    );
    // The slot is free for the right file.
    await new CasePage(portal).addRecord('frtImg', { ...letter, buffer: photo() });
    await new CasePage(portal).expectRecord('frtImg');
    expect((await api.call('GET', `/case/${uuid}/asset`)).body).toMatchObject([{ state: 'stored' }]);
  });
});

/** Calls by which a page begins or continues an upload. */
function uploadCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /\/(caseAsset|upload)\b/.test(request.url())) calls.push(request.url());
  });
  return calls;
}

/** The slot itself; what is still missing is listed by the same name further down. */
function slotOf({ main, page, text }: Portal, slot: string): Locator {
  const name = page.getByText(text(`shared.assetType.${slot}`), { exact: true });
  return main.getByRole('listitem').filter({ has: name }).first();
}
