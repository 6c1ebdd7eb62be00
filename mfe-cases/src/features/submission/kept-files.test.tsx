import type { Case, CaseChange } from '@portal/shared/contract';
import { buildCase, signIn } from '@portal/shared/testing';
import { hasUnsavedInput } from '@portal/shared/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAsset, buildPlan, listOf, uuidOf } from '../../testing/builders';
import { REFINEMENT } from '../../testing/case-parts';
import { COUNTS, renderCases, servedCase } from '../../testing/render-cases';

const CASE = buildCase({ packageType: 'lite', patientType: 'adult' });
const PHOTO = new File(['jpeg'], 'IMG_1.jpg', { type: 'image/jpeg' });
const at = (tab: string, query = '') => `/admin/all/${CASE.uuid}/${tab}${query}`;
const openTab = async (name: string | RegExp) => userEvent.click(await screen.findByRole('tab', { name }));
const steps = async () => within(await screen.findByRole('navigation', { name: 'Steps of the submission' }));
const question = () => screen.queryByText('Where does this belong?');

/** The records of a case that has all it needs to be submitted. */
function renderReady() {
  const records = (['uprImp', 'lwrImp', 'frtImg', 'ritImg', 'lftImg', 'bitScn'] as const).map((assetType) =>
    buildAsset({ uuid: assetType, assetType, name: `${assetType}.stl` }),
  );
  const ready = { ...CASE, arch: 'both' } as const;
  return renderCases(
    at('submission', '?step=records'),
    servedCase(ready, {
      'GET /case/{id}/asset': records,
      'PUT /case/{id}': ({ body }) => {
        const { submit, ...change } = body as CaseChange;
        return { ...ready, ...(change as Partial<Case>), status: submit ? 'IN_QC' : 'NEW', version: 2 };
      },
    }),
  );
}

/** Adds a file of which nobody can say where it belongs. */
async function addPhoto(): Promise<void> {
  await userEvent.upload(await screen.findByLabelText('Choose files'), PHOTO);
  await waitFor(() => expect(question()).toBeVisible());
}

beforeEach(() => signIn());

describe('files that wait for a slot', () => {
  it('[CA-17] [CA-18] stay over a change of step, and are asked about before they are lost', async () => {
    const user = userEvent.setup();
    const { uploads } = await renderCases(at('submission', '?step=records'), servedCase(CASE));
    await addPhoto();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.queryByRole('combobox', { name: 'Where IMG_1.jpg belongs' })).toBeNull();
    expect(hasUnsavedInput()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('combobox', { name: 'Where IMG_1.jpg belongs' }));
    await user.click(await screen.findByTitle('Right image'));
    await user.click(screen.getByRole('button', { name: 'Add IMG_1.jpg' }));
    await waitFor(() => expect(uploads.asked).toMatchObject([{ assetType: 'ritImg', file: PHOTO }]));
    expect(hasUnsavedInput()).toBe(false);
  });

  it('[CA-17] [CA-18] are decided before the case is submitted', async () => {
    const user = userEvent.setup();
    const { seen } = await renderReady();
    const corrected = new File(['solid'], 'corrected.stl');
    const slot = (await screen.findByText('uprImp.stl')).closest('li')!;
    fireEvent.drop(slot, { dataTransfer: { types: ['Files'], files: [corrected] } });
    await waitFor(() => expect(question()).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const waiting = '1 file waits for its slot. Add it or leave it out first.';
    expect(await screen.findByText(waiting)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Submit case' }));
    expect(await screen.findAllByText(waiting)).toHaveLength(2);
    expect(seen.filter(({ call }) => call === 'PUT /case/{id}')).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'See the records' }));
    await user.click(await screen.findByRole('button', { name: 'Leave out corrected.stl' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Submit case' }));
    expect(await screen.findByText('Case C-10001 has been submitted.')).toBeVisible();
  });

  it.each([
    ['the chat', ['Open the chat'], `/cases/${CASE.uuid}/chat`],
    ['a plan', ['View in 3D: plan 1'], '/viewer/token'],
    ['the erasures', ['Patient data', 'Scheduled erasures'], '/patient-data'],
  ])('[CA-17] are asked about by a button that leads to %s', async (_page, presses, path) => {
    const user = userEvent.setup();
    const lastMessage = { senderName: 'Lab', isOwn: false, message: 'Look', sentAt: CASE.createdAt };
    await renderCases(
      at('records'),
      servedCase(
        { ...CASE, status: 'IN_QC' },
        {
          'GET /case': listOf([]),
          'GET /case/{id}/statistics': { ...COUNTS, plans: 1, lastMessage },
          'GET /case/{id}/plan': [buildPlan({ number: 1 })],
          'GET /treatPlan/{id}/3dViewerLink': { url: '/viewer/token', expiresAt: CASE.createdAt },
          'GET /viewer/{token}': () => Response.json({ code: 'notFound', message: 'Gone' }, { status: 404 }),
        },
      ),
    );
    await addPhoto();
    await openTab(path.startsWith('/viewer') ? /^Plans/ : 'Overview');
    await waitFor(() => expect(window.location.pathname).not.toBe(at('records')));
    const pushed = jest.spyOn(window.history, 'pushState');
    for (const name of presses)
      await user.click(
        await screen.findByRole(name === 'Scheduled erasures' ? 'menuitem' : 'button', { name }),
      );
    expect(await screen.findByText('Discard unsaved changes?')).toBeVisible();
    expect(pushed).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(pushed.mock.lastCall?.[2]).toBe(path));
    pushed.mockRestore();
  });

  it.each([
    ['submission', 'Submission', CASE],
    ['records', 'Records', { ...CASE, status: 'IN_QC' } as const],
    ['refinements', /^Refinements/, { ...CASE, status: 'SHIPPED', hasRefinements: true } as const],
  ])(
    '[CA-17] stay in the %s while another tab is open, and are asked about there',
    async (tab, name, caseRecord) => {
      const refinement = { ...REFINEMENT, uuid: uuidOf(31), status: 'REQUESTED', assetCount: 0 } as const;
      await renderCases(
        at(tab, tab === 'submission' ? '?step=records' : ''),
        servedCase(caseRecord, {
          'GET /case/{id}/statistics': { ...COUNTS, refinements: 1 },
          'GET /case/{id}/refinement': [refinement],
          'GET /refinement/{id}/asset': [],
        }),
      );
      await addPhoto();
      await openTab('History');
      await waitFor(() => expect(window.location.pathname).toBe(at('history')));
      expect(hasUnsavedInput()).toBe(true);
      await openTab(name);
      await waitFor(() => expect(window.location.pathname).toBe(at(tab)));
      if (tab === 'submission') await userEvent.click((await steps()).getByText('Records'));
      await waitFor(() => expect(question()).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: 'Leave out IMG_1.jpg' }));
      expect(hasUnsavedInput()).toBe(false);
    },
  );
});

describe('files that are in no upload', () => {
  it('[CA-22] does not go with the earlier record where a replacement failed, until that is left out', async () => {
    const user = userEvent.setup();
    const { uploads, seen } = await renderReady();
    await user.upload(
      await screen.findByLabelText('Replace: Upper impression'),
      new File(['solid'], 'jaw.stl'),
    );
    await waitFor(() => expect(uploads.items()).toHaveLength(1));
    act(() => uploads.move('uprImp', { state: 'failed', refused: 'wrongContent' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const text = '1 file was not uploaded. Add it again or leave it out first.';
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Submit case' }));
    expect(await screen.findAllByText(text)).toHaveLength(2);
    expect(seen.filter(({ call }) => call === 'PUT /case/{id}')).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'See the records' }));
    await user.click(await screen.findByRole('button', { name: 'Leave out jaw.stl' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Submit case' }));
    expect(await screen.findByText('Case C-10001 has been submitted.')).toBeVisible();
  });

  it('[CA-17] [CA-22] waits for the look into a file, and keeps what it finds when the step is left meanwhile', async () => {
    const user = userEvent.setup();
    let look: (bytes: ArrayBuffer) => void = () => undefined;
    const looked = new Promise<ArrayBuffer>((resolve) => (look = resolve));
    const slice = () => ({ arrayBuffer: () => looked });
    const cut = Object.assign(new File([new Uint8Array(200)], 'cut.stl'), { slice });
    const { uploads, seen } = await renderReady();
    await user.upload(await screen.findByLabelText('Replace: Upper impression'), cut);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('1 record is still uploading')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Submit case' }));
    expect(seen.filter(({ call }) => call === 'PUT /case/{id}')).toEqual([]);

    await act(async () => look(new ArrayBuffer(200)));
    expect(await screen.findByText(/^1 file was not uploaded/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'See the records' }));
    expect(await screen.findByText(/^cut\.stl: This is not an STL file/)).toBeVisible();
    expect(uploads.asked).toEqual([]);
  });

  it('[CA-22] are left out also where their slot is not offered any more', async () => {
    const user = userEvent.setup();
    const { uploads } = await renderReady();
    await user.upload(
      await screen.findByLabelText('Replace: Upper impression'),
      new File(['solid'], 'a.stl'),
    );
    await user.upload(screen.getByLabelText('Replace: Lower impression'), new File(['solid'], 'b.stl'));
    await waitFor(() => expect(uploads.items()).toHaveLength(2));
    act(() => uploads.move('uprImp', { state: 'failed', refused: 'wrongContent' }));
    act(() => uploads.move('lwrImp', { state: 'failed', error: 'network' }));
    await user.click(screen.getByRole('radio', { name: 'Physical' }));
    await user.click(screen.getByRole('button', { name: 'Leave out a.stl' }));
    await user.click(screen.getByRole('button', { name: 'Leave out: Lower impression' }));
    expect(screen.queryByText('Upper impression')).toBeNull();
    expect(screen.queryByText('Lower impression')).toBeNull();
  });

  it('[CA-22] that were refused in one slot hold nothing up once another has taken them', async () => {
    const user = userEvent.setup();
    const { uploads } = await renderReady();
    const scan = new File(['solid'], 'scan.stl');
    const slot = (await screen.findByText('uprImp.stl')).closest('li')!;
    fireEvent.drop(slot, { dataTransfer: { types: ['Files'], files: [scan] } });
    uploads.refuse('tooLarge');
    await user.click(await screen.findByRole('button', { name: 'Add scan.stl' }));
    expect(await screen.findByText('scan.stl: This file is too large')).toBeVisible();
    uploads.refuse(null);
    await user.click(await screen.findByRole('combobox', { name: 'Where scan.stl belongs' }));
    await user.click(await screen.findByTitle('Lower impression, instead of lwrImp.stl'));
    await user.click(screen.getByRole('button', { name: 'Add scan.stl' }));
    await waitFor(() => expect(uploads.asked).toMatchObject([{ assetType: 'lwrImp', file: scan }]));
    expect(screen.queryByText('scan.stl: This file is too large')).toBeNull();
  });
});
