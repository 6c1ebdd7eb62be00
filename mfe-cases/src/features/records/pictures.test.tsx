import { bus } from '@portal/shared/bus';
import type { CaseAsset } from '@portal/shared/contract';
import { buildCase, drawPictures, signIn } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAsset } from '../../testing/builders';
import { renderCases, servedCase } from '../../testing/render-cases';

const CASE = buildCase();
const PATH = `/admin/all/${CASE.uuid}/records`;
const jpg = (name: string) => new File(['jpeg'], name, { type: 'image/jpeg' });

beforeEach(() => signIn());

it('[CA-17] shows a code for a phone at the slot of a draft, until its picture is there', async () => {
  drawPictures(() => 'sharp');
  let assets: readonly CaseAsset[] = [];
  const link = { uuid: 'l', token: 'phone.t', expiresAt: '2026-11-24T00:10:00.000Z' };
  const { seen, uploads } = await renderCases(
    PATH,
    servedCase(
      { ...CASE, submittedAt: null },
      {
        'GET /case/{id}/asset': () => [...assets],
        'POST /case/{id}/phoneLink': () => Response.json(link, { status: 201 }),
        'DELETE /phoneLink/{id}': { ok: true },
      },
    ),
  );
  // A picture of before, which the phone's is to replace.
  await userEvent.upload(await screen.findByLabelText('Choose file: Front image'), jpg('dark.jpg'));
  await waitFor(() => expect(uploads.asked).toHaveLength(1));
  const arrived = buildAsset({ uuid: 'before', assetType: 'frtImg', url: '/before.jpg' });
  assets = [arrived];
  act(() => {
    uploads.move('frtImg', { state: 'done' });
    bus.emit('assets:updated', { caseUuid: CASE.uuid });
  });
  const press = await screen.findByRole('button', { name: 'From a phone: Front image' });
  await userEvent.click(press);
  expect(await screen.findByRole('img', { name: 'QR code for the phone' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'From a phone: Upper impression' })).toBeNull();
  const photo = buildAsset({
    uuid: 'p',
    assetType: 'frtImg',
    contentType: 'image/jpeg',
    url: '/phone.jpg',
  });
  const arrive = (state: CaseAsset['state']) => {
    assets = [{ ...photo, state }, arrived];
    act(() => bus.emit('assets:updated', { caseUuid: CASE.uuid }));
  };
  arrive('pending');
  expect(await screen.findByText('The picture is on its way')).toBeVisible();
  arrive('stored');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(press).toHaveFocus();
  await waitFor(() => expect(seen.map(({ call }) => call)).toContain('DELETE /phoneLink/{id}'));
  for (const shown of screen.getAllByRole('img', { name: 'Front image' }))
    expect(shown).toHaveAttribute('src', '/phone.jpg');
});

it('[CA-17] asks about a series of photos in the order it was taken, and takes all at once', async () => {
  const { uploads } = await renderCases(PATH, servedCase(CASE));
  await userEvent.upload(await screen.findByLabelText('Choose files'), [
    jpg('IMG_0100.jpg'),
    jpg('IMG_0099.jpg'),
    jpg('IMG_0101.jpg'),
  ]);
  expect(await screen.findByText(/^The order of these photos suggests/)).toBeVisible();
  expect(uploads.asked).toEqual([]);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add all' }));
  await waitFor(() =>
    expect(uploads.asked.map(({ file, assetType }) => [file.name, assetType]).sort()).toEqual([
      ['IMG_0099.jpg', 'frtpos'],
      ['IMG_0100.jpg', 'frtsmi'],
      ['IMG_0101.jpg', 'profil'],
    ]),
  );
  expect(screen.queryByText('Where does this belong?')).toBeNull();
});
