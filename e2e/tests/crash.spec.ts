import { expect } from '@playwright/test';
import { createHash } from 'node:crypto';
import { CasePage } from '../pages/case';
import { Portal } from '../pages/portal';
import { PortalApi, type Asset } from '../support/api';
import { binaryStl, photo } from '../support/files';
import { test } from '../support/own-portal';

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
];

test('[CA-18][UP-04] what was submitted and uploaded is there after the server was killed right behind its answer', async ({
  page,
  request,
  ownPortal,
}) => {
  const api = await PortalApi.signIn(request);
  const { body: created } = await api.call<{ uuid: string }>('POST', '/case', COMPLETE);
  for (const record of RECORDS) await api.addRecord(created.uuid, record);
  const killed = await ownPortal.serverPid();

  const submitted = await api.call<{ status: string }>('PUT', `/case/${created.uuid}`, { submit: true });
  process.kill(killed ?? NaN, 'SIGKILL');
  expect(submitted).toMatchObject({ status: 200, body: { status: 'IN_QC' } });

  await test.step('npm start starts the server again', async () => {
    await expect
      .poll(() => ownPortal.output)
      .toMatch(/API server was ended by SIGKILL\.[\s\S]*Starting it again/);
    await expect.poll(async () => [killed, null].includes(await ownPortal.serverPid())).toBe(false);
    await ownPortal.untilReady();
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
      'fileAdded',
      'fileAdded',
      'created',
    ]);
  });

  await test.step('its files are whole', async () => {
    const { body: assets } = await api.call<Asset[]>('GET', `/case/${created.uuid}/asset`);
    expect(assets.map(({ assetType }) => assetType).sort()).toEqual(['frtImg', 'uprImp']);
    for (const { assetType, content } of RECORDS) {
      const asset = assets.find((one) => one.assetType === assetType);
      expect(asset).toMatchObject({ state: 'stored', size: content.length, sha256: sha256(content) });
      const file = await request.get(asset?.url ?? '');
      expect(sha256(await file.body())).toBe(sha256(content));
    }
  });

  await test.step('the page shows it', async () => {
    await new Portal(page).signIn();
    await page.goto(`/admin/all/${created.uuid}/overview`);
    await new CasePage(new Portal(page)).expectStatus('IN_QC');
  });
});

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
