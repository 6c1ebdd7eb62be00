import { expect, type Locator } from '@playwright/test';
import { createHash } from 'node:crypto';
import { CasePage } from '../pages/case';
import { Portal } from '../pages/portal';
import { expectArrived } from '../pages/uploads';
import type { Asset } from '../support/api';
import { DiskFiles } from '../support/disk-files';
import { binaryStl, photo } from '../support/files';
import { test } from '../support/own-portal';
import { FIELDS, STEPS, workAt, type Step } from '../support/typing';
import { beforePart, MIDDLE, recordUploads, SCAN_MEGABYTES } from '../support/upload-requests';

const COMPLETE = {
  patientName: 'Crash Survivor',
  productId: 'AL',
  impressionType: 'digitalThirdParty',
  arch: 'upper',
  packageType: 'standard',
  patientType: 'adult',
};
const RECORDS = [
  { assetType: 'uprImp', name: 'upper.stl', content: binaryStl(20_000) },
  { assetType: 'frtImg', name: 'front.png', content: photo() },
  { assetType: 'lwrImp', name: 'lower.stl', content: binaryStl(1_500) },
  { assetType: 'ritImg', name: 'right.png', content: photo() },
  { assetType: 'lftImg', name: 'left.png', content: photo() },
];

test('[CA-18][UP-04] what was submitted and uploaded is there after the server was killed right behind its answer', async ({
  page,
  request,
  api,
  ownPortal,
}) => {
  const { body: created } = await api.call<{ uuid: string }>('POST', '/case', COMPLETE);
  for (const record of RECORDS) await api.addRecord(created.uuid, record);

  const submitted = await api.call<{ status: string }>('PUT', `/case/${created.uuid}`, { submit: true });
  const untilBack = await ownPortal.killServer();
  expect(submitted).toMatchObject({ status: 200, body: { status: 'IN_QC' } });

  await test.step('npm start starts the server again', async () => {
    await expect
      .poll(() => ownPortal.output)
      .toMatch(/API server was ended by SIGKILL\.[\s\S]*Starting it again/);
    await untilBack();
  });

  await test.step('the case is submitted, and the session goes on', async () => {
    const found = await api.call<{ status: string; submittedAt: string | null }>(
      'GET',
      `/case/${created.uuid}`,
    );
    expect(found).toMatchObject({
      status: 200,
      body: { status: 'IN_QC', submittedAt: expect.stringMatching(/^20/) },
    });
    const history = await api.call<{ action: string }[]>('GET', `/case/${created.uuid}/history`);
    expect(history.body.map(({ action }) => action)).toEqual([
      'submitted',
      ...RECORDS.map(() => 'fileAdded'),
      'created',
    ]);
  });

  await test.step('its files are whole', async () => {
    const { body: assets } = await api.call<Asset[]>('GET', `/case/${created.uuid}/asset`);
    expect(assets.map(({ assetType }) => assetType).sort()).toEqual(
      RECORDS.map(({ assetType }) => assetType).toSorted(),
    );
    for (const { assetType, content } of RECORDS) {
      const asset = assets.find((one) => one.assetType === assetType);
      expect(asset).toMatchObject({ state: 'stored', size: content.length, sha256: sha256(content) });
      const file = await request.get(asset?.url ?? '');
      expect(sha256(await file.body())).toBe(sha256(content));
    }
  });

  await test.step('the page shows it', async () => {
    await page.goto(`/admin/all/${created.uuid}/overview`);
    await new CasePage(new Portal(page)).expectStatus('IN_QC');
  });
});

test('[UP-01][UP-04] a server that is killed in the middle of an upload costs nothing: it goes on by itself', async ({
  page,
  api,
  ownPortal,
}) => {
  const files = await DiskFiles.create();
  const scan = await files.scan('upper.stl', SCAN_MEGABYTES);
  const { uuid } = await api.newCase('Killed Server');
  await page.goto(`/admin/all/${uuid}/submission?step=records`);
  const requests = recordUploads(page);
  let untilBack: Promise<() => Promise<void>> | undefined;
  await beforePart(page, MIDDLE, () => (untilBack = ownPortal.killServer()));
  const casePage = new CasePage(new Portal(page));
  await casePage.addRecord('uprImp', scan.path);
  await expect.poll(() => untilBack, { timeout: 60_000 }).toBeDefined();
  await (
    await untilBack
  )?.();
  await expectArrived(api, uuid, scan);
  await casePage.expectRecord('uprImp');
  expect(requests).toContain('HEAD');
  expect(requests.filter((one) => one === 'POST' || one === 'PATCH 0')).toEqual(['POST', 'PATCH 0']);
  await files.remove();
});

test('[CA-18] a server that is killed in the middle of typing costs nothing: what was typed is on the page, and saved when it is back', async ({
  page,
  api,
  ownPortal,
}) => {
  const portal = new Portal(page);
  const { uuid } = await api.newCase('Killed Server');
  for (const step of STEPS) {
    await workAt(page, uuid, step);
    const untilBack = await ownPortal.killServer();
    const value = await changeWhileDown(portal, step);
    await untilBack();
    const saved = async () =>
      (await api.call<Record<string, unknown>>('GET', `/case/${uuid}`)).body[FIELDS[step]];
    expect(await saved()).toMatch(step === 'records' ? /^(meditScanner|physical)$/ : /^kept/);
    // It is tried again by itself; who goes on goes on from there.
    await expect.poll(saved).toBe(value);
    expect(await proceed(portal, step)).toBe(value);
    await expect.poll(saved).toBe(step === 'records' ? '3shapeScanner' : `${value}!`);
  }
});

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

const textOf = ({ main, text }: Portal, step: 'patient' | 'clinical'): Locator =>
  main.getByRole('textbox', { name: text(`cases.field.${FIELDS[step]}`) });

/** Changes what the server cannot save now; answers what is on the page then. */
async function changeWhileDown(portal: Portal, step: Step): Promise<string> {
  if (step === 'records') {
    await new CasePage(portal).choose(portal.text('cases.impressionType.physical'));
    return 'physical';
  }
  await textOf(portal, step).fill('kept after the end');
  return 'kept after the end';
}

/** Changes it again, and answers what was on the page until then. */
async function proceed(portal: Portal, step: Step): Promise<string> {
  if (step === 'records') {
    const { main, text } = portal;
    const shown = main.getByRole('radio', { name: text('cases.impressionType.physical'), exact: true });
    await expect(shown).toBeChecked();
    await new CasePage(portal).choose(text('cases.impressionType.3shapeScanner'));
    return 'physical';
  }
  const field = textOf(portal, step);
  const shown = await field.inputValue();
  await field.pressSequentially('!');
  return shown;
}
