import { bus } from '@portal/shared/bus';
import {
  CASE_SIDES,
  REFINEMENT_REASONS,
  REFINEMENT_STATUSES,
  type Case,
  type Refinement,
} from '@portal/shared/contract';
import { buildCase, signIn } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAsset, uuidOf } from '../../testing/builders';
import { REFINEMENT } from '../../testing/case-parts';
import { COUNTS, NEXT, renderCases, servedCase, type Served } from '../../testing/render-cases';
import { refinementReasonMessages, refinementStatusMessages } from './refinements.messages';

const CASE = buildCase({ status: 'SHIPPED' });
const REQUESTED: Refinement = {
  ...REFINEMENT,
  number: 1,
  status: 'REQUESTED',
  reason: 'spaces',
  isOpen: false,
  assetCount: 0,
};
const region = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => signIn());

const show = (served: Served, caseRecord: Case = CASE) =>
  renderCases(`/admin/all/${CASE.uuid}/refinements`, servedCase(caseRecord, served));

describe('refinements of a case', () => {
  it('[CA-23] are listed with status, reason, note and records, those of a canceled refinement too', async () => {
    const refinements = REFINEMENT_STATUSES.map((status, n) => ({
      ...REFINEMENT,
      uuid: uuidOf(30 + n),
      number: n + 1,
      status,
      reason: REFINEMENT_REASONS[n] ?? null,
      refuseReason: status === 'REFUSED' ? 'The aligners were not worn' : null,
      assetCount: status === 'CANCELED' ? 1 : 0,
    }));
    const { seen } = await show(
      {
        'GET /case/{id}/refinement': refinements,
        'GET /refinement/{id}/asset': ({ params }) =>
          params['id'] === uuidOf(34) ? [buildAsset({ name: 'second-upper.stl' })] : [],
      },
      { ...CASE, status: 'CANCELED_REFINEMENT', hasRefinements: true },
    );
    for (const [n, status] of REFINEMENT_STATUSES.entries()) {
      const card = await region(`Refinement ${n + 1}`);
      expect(card.getByText(String(refinementStatusMessages[status].defaultMessage))).toBeVisible();
      const reason = REFINEMENT_REASONS[n];
      if (reason)
        expect(card.getByText(String(refinementReasonMessages[reason].defaultMessage))).toBeVisible();
      // Withdrawn is only what the lab has not looked at.
      expect(card.queryAllByRole('button', { name: 'Withdraw' })).toHaveLength(
        status === 'REQUESTED' ? 1 : 0,
      );
      const canAdd = status === 'REQUESTED' || status === 'IN_PROGRESS';
      if (!canAdd) expect(card.queryByText('Add new records')).toBeNull();
    }
    expect((await region('Refinement 4')).getByText('The aligners were not worn')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Download second-upper.stl' })).toBeVisible();
    // Where there are none and none can come, none are asked for.
    const asked = seen.filter(({ call }) => call === 'GET /refinement/{id}/asset');
    expect(asked.map(({ request }) => request.params['id']).toSorted()).toEqual([30, 31, 34].map(uuidOf));
    expect(screen.getAllByText('It has no records of its own.')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Ask for a refinement' })).toBeNull();
  });

  it.each(CASE_SIDES)(
    '[CA-23] are asked for from a shipped case of a %s, with reason and new records',
    async (side) => {
      const user = userEvent.setup();
      let refinements: Refinement[] = [];
      const ask = ({ body }: { body: unknown }) => {
        const { reason, note } = body as Pick<Refinement, 'reason' | 'note'>;
        refinements = [{ ...REQUESTED, reason, note }];
        return refinements[0] ?? REQUESTED;
      };
      const caseRecord = { ...CASE, side };
      const calls: Served =
        side === 'client'
          ? servedCase(caseRecord, {
              'GET /case/{id}/refinement': () => refinements,
              'POST /case/{id}/refinement': ask,
              'GET /refinement/{id}/asset': [],
            })
          : {
              'GET /dso/case/{id}': caseRecord,
              'GET /dso/case/{id}/statistics': COUNTS,
              'GET /dso/case/{id}/next': NEXT,
              'GET /dso/case/{id}/refinement': () => refinements,
              'POST /dso/case/{id}/refinement': ask,
              'GET /dso/refinement/{id}/asset': [],
            };
      const list = side === 'client' ? 'admin' : 'doctor';
      const { seen, uploads } = await renderCases(`/${list}/all/${CASE.uuid}/refinements`, calls);
      await user.click(await screen.findByRole('button', { name: 'Ask for a refinement' }));
      const form = within(await screen.findByRole('dialog'));
      await user.click(form.getByRole('radio', { name: 'Another reason' }));
      const submit = form.getByRole('button', { name: 'Ask for a refinement' });
      await waitFor(() => expect(submit).toBeDisabled());
      await user.type(form.getByRole('textbox', { name: /^Note for the lab/ }), ' Gap at 12 ');
      expect(form.getByText('11 / 2000')).toBeVisible();
      await waitFor(() => expect(submit).toBeEnabled());
      await user.dblClick(submit);
      const card = await region('Refinement 1');
      expect(card.getByText('Another reason')).toBeVisible();
      expect(card.getByText('Gap at 12')).toBeVisible();
      const asked = seen.filter(({ call }) => call.startsWith('POST'));
      expect(asked[0]?.request.body).toEqual({ reason: 'other', note: 'Gap at 12' });
      // A second press says the same once more: by its key the server makes one of them.
      expect(new Set(asked.map(({ request }) => request.key)).size).toBe(1);
      expect(screen.queryByRole('button', { name: 'Ask for a refinement' })).toBeNull();
      const scan = new File(['solid'], 'upper.stl');
      await user.upload(await card.findByLabelText('Choose file: Upper impression'), scan);
      await waitFor(() =>
        expect(uploads.asked).toEqual([
          expect.objectContaining({ assetType: 'uprImp', file: scan, refinementUuid: REQUESTED.uuid }),
        ]),
      );
    },
  );

  it('[CA-23] are withdrawn while the lab has not looked at them, and what it decides appears by itself', async () => {
    const user = userEvent.setup();
    let refinements = [REQUESTED];
    const { seen } = await show({
      'GET /case/{id}/refinement': () => refinements,
      'GET /refinement/{id}/asset': [],
      'PUT /refinement/{id}/cancel': () =>
        Response.json({ code: 'refinementDecided', message: 'Decided' }, { status: 409 }),
    });
    const card = await region('Refinement 1');
    refinements = [{ ...REQUESTED, status: 'REFUSED', refuseReason: 'Wear them longer' }];
    await user.click(card.getByRole('button', { name: 'Withdraw' }));
    const question = within(await screen.findByRole('dialog', { name: 'Withdraw refinement 1?' }));
    await user.click(question.getByRole('button', { name: 'Withdraw' }));
    // The lab was quicker: the page shows what it said.
    expect(await screen.findByText('Wear them longer')).toBeVisible();
    expect(seen.some(({ call }) => call === 'PUT /refinement/{id}/cancel')).toBe(true);
    refinements = [{ ...REQUESTED, status: 'IN_PROGRESS', isOpen: true }];
    act(() => bus.emit('refinement:updated', { uuid: REQUESTED.uuid, caseUuid: CASE.uuid }));
    expect(await screen.findByText('In progress')).toBeVisible();
  });

  it('[CA-23] keep the note that is being typed when a colleague asks for one meanwhile', async () => {
    const user = userEvent.setup();
    let refinements: Refinement[] = [];
    await show({ 'GET /case/{id}/refinement': () => refinements, 'GET /refinement/{id}/asset': [] });
    await user.click(await screen.findByRole('button', { name: 'Ask for a refinement' }));
    const note = within(await screen.findByRole('dialog')).getByRole('textbox', {
      name: /^Note for the lab/,
    });
    await user.type(note, 'Gap');
    refinements = [REQUESTED];
    act(() => bus.emit('refinement:updated', { uuid: REQUESTED.uuid, caseUuid: CASE.uuid }));
    expect(await screen.findByRole('region', { name: 'Refinement 1', hidden: true })).toBeInTheDocument();
    await user.type(note, ' at 12');
    expect(note).toBeVisible();
    expect(note).toHaveValue('Gap at 12');
  });

  it.each<[string, Partial<Case>, string]>([
    ['nothing was delivered yet', { status: 'IN_MFG', hasRefinements: true }, 'can be asked for once'],
    ['the case has no plan', { withTs: true, hasRefinements: true }, 'can be asked for once'],
  ])('[CA-23] are not asked for where %s', async (_why, over, text) => {
    await show({ 'GET /case/{id}/refinement': [] }, { ...CASE, ...over });
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for a refinement' })).toBeNull();
  });

  it('[CA-23] are asked for again once one was delivered, though it is in progress until the case is completed', async () => {
    await show({
      'GET /case/{id}/refinement': [{ ...REQUESTED, status: 'IN_PROGRESS', isOpen: true }],
      'GET /refinement/{id}/asset': [],
    });
    expect(await screen.findByText('In progress')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask for a refinement' })).toBeEnabled();
  });

  it('[CA-23] are not asked for once the patient data is erased', async () => {
    await show(
      { 'GET /case/{id}/refinement': [{ ...REQUESTED, status: 'IN_PROGRESS', isOpen: true }] },
      { ...CASE, hasRefinements: true, erasedAt: '2026-03-05T10:00:00.000Z' },
    );
    expect(await screen.findByText('It has no records of its own.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for a refinement' })).toBeNull();
  });

  it('[CA-23] are not asked for of a restricted doctor', async () => {
    const doctor = {
      uuid: uuidOf(5),
      name: 'Dr. Ali',
      email: 'ali@clinic.example',
      locationCountryId: null,
      status: 'restricted',
    } as const;
    await show({ 'GET /case/{id}/refinement': [] }, { ...CASE, doctor });
    expect(await screen.findByText(/None can be asked for/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for a refinement' })).toBeNull();
  });

  it('[CA-23] are not for a blocked company to ask for', async () => {
    signIn({ company: { status: 'BLOCKED' } });
    await show({ 'GET /case/{id}/refinement': [] });
    expect(await screen.findByRole('button', { name: 'Ask for a refinement' })).toBeDisabled();
  });
});

describe('what can be done next with a delivered case', () => {
  const overview = (next: Partial<typeof NEXT>, caseRecord: Case = CASE) =>
    renderCases(
      `/admin/all/${CASE.uuid}/overview`,
      servedCase(caseRecord, {
        'GET /case/{id}/next': { ...NEXT, ...next },
        'GET /case/{id}/refinement': [],
      }),
    );

  it('[CA-08] is in treatment, not closed, while batches follow', async () => {
    await overview({ phase: 'inTreatment', stages: { delivered: 8, last: 20 }, parcelUuid: uuidOf(9) });
    expect(await screen.findByText('In treatment since 02 Mar 2026')).toBeVisible();
    expect(
      await screen.findByText('Stages 1 to 8 of 20 have been delivered; the next ones follow.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'See the shipment' })).toBeVisible();
    expect(screen.queryByText(/^Closed since/)).toBeNull();
  });

  it.each([
    ['has come', null, 1],
    ['is on its way', uuidOf(9), 0],
  ])('[CA-08] promises no further batch when the last one %s', async (_where, parcelUuid, texts) => {
    await overview({
      phase: 'inTreatment',
      stages: { delivered: 16, last: 16 },
      openRequests: 1,
      parcelUuid,
    });
    expect(await screen.findByText('1 request is open.')).toBeVisible();
    expect(screen.queryByText(/the next ones follow/)).toBeNull();
    expect(screen.queryAllByText('Everything that was planned has been delivered.')).toHaveLength(texts);
  });

  it('[CA-08] leads to retainer, replacement and refinement when everything is delivered', async () => {
    const user = userEvent.setup();
    await overview({ phase: 'delivered', openRequests: 1 });
    expect(await screen.findByText('Delivered since 02 Mar 2026')).toBeVisible();
    for (const text of ['Everything that was planned has been delivered.', '1 request is open.'])
      expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask for a retainer or replacement' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ask for a refinement' }));
    expect(window.location.pathname).toMatch(/\/refinements$/);
  });

  it('[CA-08] offers what the case and the role have', async () => {
    signIn({ company: { flagsMap: { isDso: false, hasAdvancedModules: false, returned: true } } });
    await overview({ openRefinementUuid: uuidOf(3), isRefinable: false });
    expect(await screen.findByRole('button', { name: 'See the refinement' })).toBeVisible();
    for (const name of ['Ask for a retainer or replacement', 'Ask for a refinement', 'See the shipment'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('[CA-12] [CA-23] gives up what is being made of it, and nothing of what was delivered', async () => {
    const user = userEvent.setup();
    let caseRecord = buildCase({ status: 'IN_TS_GENERATING', returnsTo: 'ACTIVE', hasRefinements: true });
    await renderCases(
      `/admin/all/${CASE.uuid}/overview`,
      servedCase(caseRecord, {
        'GET /case/{id}': () => caseRecord,
        'PUT /case/{id}/cancel': () => (caseRecord = { ...caseRecord, status: 'ACTIVE', returnsTo: null }),
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel what is being made' }));
    const question = within(
      await screen.findByRole('dialog', { name: /^Cancel what is being made of case C-10001/ }),
    );
    await user.click(question.getByRole('button', { name: 'Cancel what is being made' }));
    expect(await screen.findByText('Case C-10001 is as it was before.')).toBeVisible();
    expect(await screen.findByText(/^In treatment since|^Delivered since/)).toBeVisible();
  });
});
