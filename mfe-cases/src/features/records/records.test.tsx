import { ASSET_TYPE_KEYS } from '@portal/shared/contract';
import { buildCase, signIn } from '@portal/shared/testing';
import { assetTypeMessages } from '@portal/shared/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAsset } from '../../testing/builders';
import type { FakeUploads } from '../../testing/fake-uploads';
import { renderCases, servedCase } from '../../testing/render-cases';
import { makeScanMesh, toBinaryStl } from '../../testing/scan-mesh';

const CASE = buildCase();
const PATH = `/admin/all/${CASE.uuid}/records`;
/** A binary STL that says how many triangles it has, and has so many. */
function stl(name: string, cells: readonly [number, number] = [40, 20], said?: number): File {
  const bytes = toBinaryStl(makeScanMesh({ cells }));
  if (said !== undefined) new DataView(bytes.buffer).setUint32(80, said, true);
  // The test's browser cannot read parts of a file.
  const slice = (from: number, to: number) => ({ arrayBuffer: async () => bytes.slice(from, to).buffer });
  return Object.assign(new File([bytes], name), { slice });
}
const jpg = (name: string) => new File(['jpeg'], name, { type: 'image/jpeg' });

beforeEach(() => signIn());

const slotOf = async (name: string) => (await screen.findByLabelText(`Choose file: ${name}`)).closest('li')!;

const given = ({ asked }: FakeUploads) => asked.map(({ assetType, file }) => [file.name, assetType]);

describe('records of a case', () => {
  it('[CA-15] [CA-17] lists photos and files with size, date and download', async () => {
    const photo = buildAsset({
      uuid: 'p',
      assetType: 'frtImg',
      name: 'f.jpg',
      contentType: 'image/jpeg',
      url: '/files/f.jpg',
    });
    await renderCases(
      PATH,
      servedCase({ ...CASE, status: 'IN_MFG' }, { 'GET /case/{id}/asset': [photo, buildAsset()] }),
    );
    const photos = within(await screen.findByRole('region', { name: 'Photos' }));
    expect(photos.getByRole('img', { name: 'Front image' })).toHaveAttribute('src', '/files/f.jpg');
    const files = within(screen.getByRole('region', { name: 'Scans and documents' }));
    expect(files.getByText('upper.stl')).toBeVisible();
    const ask = photos.getByRole('link', { name: 'Ask about it in the chat: f.jpg' });
    expect(ask).toHaveAttribute('href', `/cases/${CASE.uuid}/chat?refers=record:p`);
    expect(files.getByText('4.2 MB')).toBeVisible();
    expect(files.getByText(/^02 Mar 2026/)).toBeVisible();
    expect(files.getByRole('link', { name: 'Download upper.stl' })).toHaveAttribute(
      'href',
      '/files/upper.stl',
    );
  });

  it('[CA-17] [CH-06] opens the record that an address names, until it is closed', async () => {
    const user = userEvent.setup();
    const photo = buildAsset({
      assetType: 'frtImg',
      name: 'front.jpg',
      contentType: 'image/jpeg',
      url: '/files/front.jpg',
    });
    await renderCases(
      `${PATH}?record=${photo.uuid}`,
      servedCase({ ...CASE, status: 'IN_MFG' }, { 'GET /case/{id}/asset': [photo] }),
    );
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('front.jpg')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Close preview' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('[CA-17] has addresses that work on a page that was open for long, or that somebody comes back to', async () => {
    jest.useFakeTimers();
    try {
      let reads = 0;
      const photo = () => ({
        ...buildAsset({ assetType: 'frtImg', contentType: 'image/jpeg' }),
        url: `/files/${(reads += 1)}.jpg`,
      });
      await renderCases(
        PATH,
        servedCase({ ...CASE, status: 'IN_MFG' }, { 'GET /case/{id}/asset': () => [photo()] }),
      );
      const expectPicture = (src: string) =>
        waitFor(() => expect(screen.getByRole('img', { name: 'Front image' })).toHaveAttribute('src', src));
      await expectPicture('/files/1.jpg');
      await act(() => jest.advanceTimersByTimeAsync(11 * 60_000));
      await expectPicture('/files/2.jpg');
      // As after a night in which the machine slept.
      jest.setSystemTime(Date.now() + 8 * 3_600_000);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await expectPicture('/files/3.jpg');
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    ['IN_QC', true],
    ['IN_PRODUCTION_FILE_SYNC', true],
    ['IN_TS_GENERATING', false],
    ['SHIPPED', false],
  ] as const)('[CA-11] lets files be changed in %s: %s', async (status, isOpen) => {
    await renderCases(PATH, servedCase({ ...CASE, status }));
    expect(await screen.findByText('There are no records yet')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Add or replace records' }) !== null).toBe(isOpen);
  });

  it('[CA-17] has a slot of every type, which takes what the type accepts', async () => {
    await renderCases(PATH, servedCase(CASE));
    for (const slot of ASSET_TYPE_KEYS) {
      const place = await slotOf(String(assetTypeMessages[slot].defaultMessage));
      await waitFor(() => expect(place).toBeVisible());
    }
    expect(screen.getByLabelText('Choose file: Front image')).toHaveAttribute(
      'accept',
      '.jpg,.jpeg,.png,.webp,.heic,.heif',
    );
    expect(screen.getByLabelText('Choose file: CBCT')).toHaveAttribute('accept', '.dcm,.zip');
  });

  it('[CA-17] uploads a photo to its slot: preview, progress, cancel', async () => {
    const user = userEvent.setup();
    const { uploads } = await renderCases(PATH, servedCase(CASE));
    const slot = await slotOf('Front image');
    await user.upload(screen.getByLabelText('Choose file: Front image'), jpg('me.jpg'));
    expect(uploads.asked).toMatchObject([
      { caseUuid: CASE.uuid, patientName: 'Sarah Miller', assetType: 'frtImg' },
    ]);
    expect(within(slot).getByRole('img', { name: 'Front image' })).toHaveAttribute('src', 'blob:test');

    act(() => uploads.move('frtImg', { sent: 2, size: 4 }));
    expect(within(slot).getByRole('progressbar', { name: 'Front image' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    act(() => uploads.move('frtImg', { state: 'failed', error: 'network' }));
    await user.click(within(slot).getByRole('button', { name: 'Try again: Front image' }));
    expect(uploads.items()[0]).toMatchObject({ state: 'pending' });
    await user.click(within(slot).getByRole('button', { name: 'Cancel upload: Front image' }));
    expect(await slotOf('Front image')).toBeVisible();
  });

  it.each([
    ['sameTypeQueued', 'Same type is in queue'],
    ['sameTypeUploading', 'Same type is being uploaded'],
    ['emptyFile', 'This file is empty'],
    ['wrongFileType', 'This type of file does not belong here'],
    ['tooLarge', 'This file is too large'],
  ] as const)('[UP-02] [UP-05] says in the slot why a file was refused: %s', async (refusal, text) => {
    const user = userEvent.setup();
    const { uploads } = await renderCases(PATH, servedCase(CASE));
    uploads.refuse(refusal);
    const slot = await slotOf('Upper impression');
    await user.upload(screen.getByLabelText('Choose file: Upper impression'), stl('a.stl'));
    const alert = await within(slot).findByRole('alert');
    expect(alert).toHaveTextContent(`a.stl: ${text}`);
    const isOfType = refusal !== 'wrongFileType';
    expect(/Accepted here: .stl, .ply, .obj/.test(alert.textContent ?? '')).toBe(!isOfType);
  });

  it('[CA-17] counts the triangles of a scan, and refuses one that is cut off', async () => {
    const user = userEvent.setup();
    const { uploads } = await renderCases(PATH, servedCase(CASE));
    const slot = await slotOf('Upper impression');
    const choose = screen.getByLabelText('Choose file: Upper impression');
    await user.upload(choose, stl('cut.stl', [40, 20], 3_000));
    expect(await within(slot).findByRole('alert')).toHaveTextContent('This scan is incomplete');
    expect(uploads.asked).toEqual([]);
    await user.upload(choose, stl('whole.stl', [40, 20]));
    expect(await within(slot).findByText(/1,600 triangles/)).toBeVisible();
    expect(within(slot).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[UP-05] says in the slot that the server did not take the content, and offers to choose another file', async () => {
    const user = userEvent.setup();
    const { uploads } = await renderCases(PATH, servedCase(CASE));
    const slot = await slotOf('Upper impression');
    await user.upload(screen.getByLabelText('Choose file: Upper impression'), stl('letter.stl'));
    await within(slot).findByText(/letter\.stl/);
    act(() => uploads.move('uprImp', { state: 'failed', error: 'wrongFileType', refused: 'wrongContent' }));
    expect(within(slot).getByRole('alert')).toHaveTextContent('damaged or of another type');
    await user.upload(screen.getByLabelText('Choose file: Upper impression'), stl('scan.stl'));
    expect(await within(slot).findByText(/scan\.stl/)).toBeVisible();
    expect(within(slot).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[CA-17] gives files that are dropped together a slot each, and asks where the others belong', async () => {
    const user = userEvent.setup();
    const { uploads } = await renderCases(PATH, servedCase(CASE));
    const area = await screen.findByText(/^Drop files here/);
    const files = [
      stl('lower.stl'),
      jpg('smile.jpg'),
      stl('other.stl', [40, 21]),
      jpg('IMG_1.jpg'),
      new File(['x'], 'notes.txt'),
    ];
    fireEvent.drop(area, { dataTransfer: { types: ['Files'], files } });
    await waitFor(() => expect(given(uploads)).toHaveLength(3));
    // The scans are looked into before they are sent.
    // Side by side, so the one or the other scan is ready first.
    expect(given(uploads).sort()).toEqual([
      ['lower.stl', 'lwrImp'],
      ['other.stl', 'uprImp'],
      ['smile.jpg', 'frtsmi'],
    ]);
    expect(await screen.findByText('Where does this belong?')).toBeVisible();
    expect(screen.getByText(/no slot for this type of file/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave out notes.txt' }));
    expect(screen.getByRole('button', { name: 'Add IMG_1.jpg' })).toBeDisabled();
    await user.click(screen.getByRole('combobox', { name: 'Where IMG_1.jpg belongs' }));
    await user.click(await screen.findByTitle('Right image'));
    await user.click(screen.getByRole('button', { name: 'Add IMG_1.jpg' }));
    await waitFor(() => expect(screen.queryByText('Where does this belong?')).toBeNull());
    expect(given(uploads).at(-1)).toEqual(['IMG_1.jpg', 'ritImg']);
  });

  it('[CA-17] asks before a file that is dropped takes the place of another', async () => {
    const user = userEvent.setup();
    const { uploads } = await renderCases(PATH, servedCase(CASE, { 'GET /case/{id}/asset': [buildAsset()] }));
    const slot = (await screen.findByLabelText('Replace: Upper impression')).closest('li')!;
    fireEvent.drop(slot, { dataTransfer: { types: ['Files'], files: [stl('new.stl')] } });
    expect(given(uploads)).toEqual([]);
    expect(await screen.findByTitle('Upper impression, instead of upper.stl')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add new.stl' }));
    await waitFor(() => expect(given(uploads)).toEqual([['new.stl', 'uprImp']]));
  });

  it('[CA-17] stops a scan that is the other arch again, and says why', async () => {
    const user = userEvent.setup();
    const { uploads } = await renderCases(PATH, servedCase(CASE));
    await user.upload(await screen.findByLabelText('Choose file: Upper impression'), stl('upper.stl'));
    await waitFor(() => expect(given(uploads)).toEqual([['upper.stl', 'uprImp']]));
    await user.upload(screen.getByLabelText('Choose file: Lower impression'), stl('lower.stl'));
    expect(await within(await slotOf('Lower impression')).findByRole('alert')).toHaveTextContent(
      'This is the same arch as the other scan',
    );
    expect(given(uploads)).toHaveLength(1);
  });

  it('[CA-17] swaps and removes the records of a draft', async () => {
    const user = userEvent.setup();
    const lower = buildAsset({ uuid: 'lower', assetType: 'lwrImp', name: 'lower.stl' });
    const { seen } = await renderCases(
      PATH,
      servedCase(CASE, {
        'GET /case/{id}/asset': [buildAsset(), lower],
        'PUT /caseAsset/{id}': lower,
        'DELETE /caseAsset/{id}': { ok: true },
      }),
    );
    const changes = () =>
      seen.filter(({ call }) => call.endsWith('/caseAsset/{id}')).map(({ request }) => request);
    await user.click(await screen.findByRole('button', { name: 'Move: Upper impression' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Swap with Lower impression' }));
    await waitFor(() => expect(changes()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Remove: Lower impression' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Remove lower\.stl/ }));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(changes()).toHaveLength(3));
    expect(changes()).toMatchObject([
      { params: { id: buildAsset().uuid }, body: { assetType: 'lwrImp' } },
      { params: { id: 'lower' }, body: { assetType: 'uprImp' } },
      { params: { id: 'lower' } },
    ]);
  });

  it('[CA-17] leaves the records of a submitted case where they are', async () => {
    const submitted = { ...CASE, status: 'IN_QC', submittedAt: CASE.createdAt } as const;
    await renderCases(PATH, servedCase(submitted, { 'GET /case/{id}/asset': [buildAsset()] }));
    expect(await screen.findByLabelText('Replace: Upper impression')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(?:Move|Remove): / })).toBeNull();
  });

  it.each([
    [false, 'The upload was not finished. Choose the file again.'],
    [true, 'Still arriving'],
  ])('[CA-17] says of a file that is not there whether it is arriving: %s', async (isArriving, hint) => {
    const half = buildAsset({ state: 'pending', isArriving, url: null });
    await renderCases(PATH, servedCase(CASE, { 'GET /case/{id}/asset': [half] }));
    expect(await within(await slotOf('Upper impression')).findByText(hint)).toBeVisible();
  });

  it('[CA-15] offers to try again when records cannot be loaded', async () => {
    const failed = () => Response.json({ message: 'Down' }, { status: 503 });
    await renderCases(PATH, servedCase({ ...CASE, status: 'IN_MFG' }, { 'GET /case/{id}/asset': failed }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
