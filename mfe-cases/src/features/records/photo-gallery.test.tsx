import type { Locale } from '@portal/shared/contract';
import { buildCase, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchBytes } from '../../components/scene/fetch-bytes';
import { buildAsset } from '../../testing/builders';
import { renderCases, servedCase } from '../../testing/render-cases';

jest.mock('../../components/scene/fetch-bytes', () => ({ fetchBytes: jest.fn() }));
const fetched = jest.mocked(fetchBytes);

const CASE = { ...buildCase(), status: 'IN_MFG' } as const;
const photo = (assetType: 'frtImg' | 'uprImg' | 'lwrImg', name: string, createdAt: string) =>
  buildAsset({
    uuid: name,
    assetType,
    name,
    createdAt,
    contentType: 'image/jpeg',
    url: `/files/${name}`,
  });
const PHOTOS = [
  photo('frtImg', 'front.jpg', '2026-03-03T09:00:00.000Z'),
  photo('uprImg', 'upper.jpg', '2026-03-02T09:00:00.000Z'),
  photo('lwrImg', 'lower.jpg', '2026-03-01T09:00:00.000Z'),
  photo('frtImg', 'before.jpg', '2026-02-01T09:00:00.000Z'),
];

function open(assets = PHOTOS, language?: Locale, query = '') {
  const served = servedCase(CASE, { 'GET /case/{id}/asset': [...assets, buildAsset()] });
  return renderCases(`/admin/all/${CASE.uuid}/records${query}`, served, language);
}

beforeEach(() => {
  signIn();
  jest.clearAllMocks();
});

describe('the photos of a case, opened large', () => {
  it('[CA-17] are gone through by buttons and by keys, round and round, without those that were replaced', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(await screen.findByRole('button', { name: 'View Front image' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Front image' }));
    expect(dialog.getByRole('status')).toHaveTextContent('1 of 3');
    await user.click(dialog.getByRole('button', { name: 'Next photo' }));
    expect(dialog.getByRole('img', { name: 'Upper image' })).toHaveAttribute('src', '/files/upper.jpg');
    expect(dialog.getByText('upper.jpg')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByRole('status')).toHaveTextContent('3 of 3');
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByRole('img', { name: 'Front image' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Previous photo' }));
    await user.keyboard('{ArrowLeft}{Alt>}{ArrowLeft}{/Alt}');
    expect(dialog.getByRole('status')).toHaveTextContent('2 of 3');
  });

  it('[CA-17] give the focus back when they are closed', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(await screen.findByRole('button', { name: 'View Front image' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Front image' }));
    await user.click(dialog.getByRole('button', { name: 'Close preview' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'View Front image' })).toHaveFocus();
  });

  it('[CA-17] [SH-02] lie in the direction of reading: in Arabic the next one is to the left', async () => {
    const user = userEvent.setup();
    await open(PHOTOS, 'ar');
    await user.click((await screen.findAllByRole('button', { name: /^عرض/ }))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    await user.keyboard('{ArrowLeft}');
    expect(dialog.getByRole('status')).toHaveTextContent('2 من 3');
    const [back] = dialog.getAllByRole('button', { name: /الصورة/ });
    expect(back).toHaveAccessibleName('الصورة السابقة');
    expect(within(back!).getByRole('img', { hidden: true })).toHaveClass('anticon-arrow-right');
  });

  it('[CA-17] have nothing to go through where there is one, or an earlier one was opened', async () => {
    const user = userEvent.setup();
    await open(PHOTOS, 'en', '?record=before.jpg');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('button', { name: 'Next photo' })).toBeNull();
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByText('before.jpg')).toBeVisible();
  });

  it('[CA-17] can be gone through from the one that an address names', async () => {
    await open(PHOTOS, 'en', '?record=lower.jpg');
    expect(within(await screen.findByRole('dialog')).getByRole('status')).toHaveTextContent('3 of 3');
  });
});

describe('all photos of a case', () => {
  let saved: string[];
  beforeEach(() => {
    saved = [];
    Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('[CA-17] are downloaded one after another, those that were replaced left out', async () => {
    const user = userEvent.setup();
    fetched.mockImplementation(async (url) => new TextEncoder().encode(url).buffer);
    await open();
    await user.click(await screen.findByRole('button', { name: 'Download all' }));
    await waitFor(() => expect(saved).toEqual(['front.jpg', 'upper.jpg', 'lower.jpg']));
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      '/files/front.jpg',
      '/files/upper.jpg',
      '/files/lower.jpg',
    ]);
  });

  it('[CA-17] are not said to be downloaded where one is missing', async () => {
    const user = userEvent.setup();
    fetched.mockImplementation(async (url) => {
      if (url.includes('upper')) throw new Error('The file answered 500');
      return new ArrayBuffer(1);
    });
    await open();
    await user.click(await screen.findByRole('button', { name: 'Download all' }));
    expect(await screen.findByText('1 photo could not be downloaded. Please try again.')).toBeVisible();
    expect(saved).toEqual(['front.jpg', 'lower.jpg']);
  });

  it('[CA-17] need no such button where there is one', async () => {
    await open([PHOTOS[0]!]);
    expect(await screen.findByRole('button', { name: 'View Front image' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download all' })).toBeNull();
  });
});
