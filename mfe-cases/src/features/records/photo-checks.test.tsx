import { bus } from '@portal/shared/bus';
import type { CaseAsset } from '@portal/shared/contract';
import { buildCase, drawPictures, signIn } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAsset } from '../../testing/builders';
import { renderCases, servedCase } from '../../testing/render-cases';

const CASE = buildCase();
const PATH = `/admin/all/${CASE.uuid}/records`;
const DARK = 'This photo looks dark. Labs may ask for another one.';
const file = (name: string) => new File(['picture'], name);
const stored = (assetType: CaseAsset['assetType'], uuid: string) =>
  buildAsset({ uuid, assetType, name: `${uuid}.jpg`, contentType: 'image/jpeg', url: `/files/${uuid}.jpg` });

beforeEach(() => signIn());

/** Draws all photos alike, but for HEIC. Answers the addresses of those that were looked at once they were stored. */
function drawPhotos(look: 'sharp' | 'dark'): readonly string[] {
  const seen: string[] = [];
  drawPictures((picture) => {
    if (picture instanceof HTMLImageElement) seen.push(new URL(picture.src).pathname);
    return picture instanceof File && picture.name.endsWith('.heic') ? null : look;
  });
  return seen;
}

async function renderDraft(...before: readonly CaseAsset[]) {
  let assets = before;
  const link = { uuid: 'l', token: 'phone.t', expiresAt: '2026-11-24T00:10:00.000Z' };
  const { uploads } = await renderCases(
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
  const arrive = (asset: CaseAsset) => {
    assets = [asset, ...assets];
    act(() => {
      uploads.move(asset.assetType, { state: 'done' });
      bus.emit('assets:updated', { caseUuid: CASE.uuid });
    });
  };
  const give = async (label: string, name: string) => {
    const given = uploads.asked.length;
    await userEvent.upload(await screen.findByLabelText(label), file(name));
    await waitFor(() => expect(uploads.asked).toHaveLength(given + 1));
  };
  return { arrive, give };
}

const slotWith = async (name: string) => within((await screen.findByText(name)).closest('li')!);

it('[CA-17] warns of a dark HEIC when the JPEG that is made of it has arrived', async () => {
  const seen = drawPhotos('dark');
  const { arrive, give } = await renderDraft(stored('ritImg', 'right'), stored('frtImg', 'before'));
  await give('Replace: Front image', 'IMG_1.heic');
  expect(screen.queryByText(DARK)).toBeNull();
  arrive(stored('frtImg', 'front'));
  expect(await (await slotWith('front.jpg')).findByText(DARK)).toBeVisible();
  expect(screen.getAllByText(DARK)).toHaveLength(1);
  // Of the other photos of the case none is loaded for it.
  expect(seen).toEqual(['/files/front.jpg']);
});

it('[CA-17] forgets what it said of a photo when another one takes its place', async () => {
  drawPhotos('dark');
  const { arrive, give } = await renderDraft();
  await give('Choose file: Front image', 'IMG_1.heic');
  arrive(stored('frtImg', 'front'));
  await screen.findByText(DARK);
  const seen = drawPhotos('sharp');
  await give('Replace: Front image', 'sharp.jpg');
  arrive(stored('frtImg', 'second'));
  expect(await screen.findByText('second.jpg')).toBeVisible();
  expect(screen.queryByText(DARK)).toBeNull();
  // It was looked at when it was chosen.
  expect(seen).toEqual([]);
});

it('[CA-17] warns of a dark photo that a phone has sent, but of no X-ray', async () => {
  const seen = drawPhotos('dark');
  const { arrive } = await renderDraft();
  for (const [slot, key] of [
    ['Panoramic x-ray', 'panxry'],
    ['Front image', 'frtImg'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: `From a phone: ${slot}` }));
    await screen.findByRole('img', { name: 'QR code for the phone' });
    arrive(stored(key, key));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(await (await slotWith('frtImg.jpg')).findByText(DARK)).toBeVisible();
  expect(screen.getAllByText(DARK)).toHaveLength(1);
  expect(seen).toEqual(['/files/frtImg.jpg']);
});
