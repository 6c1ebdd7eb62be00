import { bus } from '@portal/shared/bus';
import type { Case, PhaseTime } from '@portal/shared/contract';
import { CASE_PHASES } from '@portal/shared/contract';
import { buildCase, buildShipment, signIn } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAsset, buildEntry, buildPlan, listOf, uuidOf } from '../../../testing/builders';
import { COUNTS, NEXT, renderCases, servedCase } from '../../../testing/render-cases';

const CASE = buildCase({ status: 'IN_MFG', submittedAt: '2026-03-02T09:30:00.000Z' });
const PATH = `/admin/all/${CASE.uuid}/overview`;
const part = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => signIn());

describe('overview of a case', () => {
  it('[CA-08] shows its parts in small, each with the way to the whole, and counts them at the tabs', async () => {
    const user = userEvent.setup();
    const lastMessage = {
      senderName: 'Care team',
      isOwn: false,
      message: 'Please look',
      sentAt: CASE.createdAt,
    };
    const photo = buildAsset({
      assetType: 'frtImg',
      name: 'f.jpg',
      contentType: 'image/jpeg',
      url: '/f.jpg',
    });
    await renderCases(
      PATH,
      servedCase(CASE, {
        'GET /case/{id}/statistics': {
          ...COUNTS,
          assets: 2,
          plans: 1,
          shipments: 1,
          unreadMessages: 3,
          lastMessage,
        },
        'GET /case/{id}/asset': [photo, { ...photo, uuid: uuidOf(7), url: '/old.jpg' }],
        'GET /case/{id}/plan': [buildPlan({ number: 2, status: 'APPROVED' })],
        'GET /case/{id}/shipments': [buildShipment({ airwayBillNumber: '77 1234' })],
      }),
    );
    expect((await part('Treatment plan')).getByText('Stages: 14 upper, 12 lower')).toBeVisible();
    expect((await part('Last parcel')).getByText('77 1234')).toBeVisible();
    const chat = await part('Last message');
    expect(chat.getByText('Please look')).toBeVisible();
    expect(chat.getByText('3 unread messages')).toBeVisible();
    expect((await part('Photos')).getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('tab', { name: 'Records 2' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open all records' }));
    expect(await screen.findByRole('tab', { name: 'Records 2', selected: true })).toBeVisible();
  });

  it('[CO-20] says what a case was made with, whatever the company prefers since', async () => {
    signIn({ configuration: { alignerCutline: 'STRAIGHT_CUT', alignerOffset: '0.5' } });
    const madeWith = { trimLine: 'SCALLOPED', offset: null, material: null } as const;
    await renderCases(PATH, servedCase(buildCase({ ...CASE, madeWith })));
    const value = async (label: string) => (await screen.findByText(label)).nextElementSibling;
    expect(await value('Trim line')).toHaveTextContent('Scalloped (company preference)');
    expect(await value('Offset')).toHaveTextContent('Lab standard');
  });

  it('[CO-20] follows the preference of the company until it is ordered', async () => {
    signIn({ configuration: { alignerCutline: 'STRAIGHT_CUT' } });
    await renderCases(PATH, servedCase(buildCase({ ...CASE, status: 'IN_QC', madeWith: null })));
    expect((await screen.findByText('Trim line')).nextElementSibling).toHaveTextContent(
      'Straight cut (company preference)',
    );
  });

  it('[CO-20] names no preference for a case whose patient data is gone', async () => {
    signIn({ configuration: { alignerCutline: 'STRAIGHT_CUT' } });
    const erased = { status: 'COMPLETE', patientName: '', erasedAt: CASE.createdAt, madeWith: null } as const;
    await renderCases(PATH, servedCase(buildCase({ ...CASE, ...erased })));
    expect(await screen.findByText('Created')).toBeVisible();
    expect(screen.queryByText('Trim line')).toBeNull();
  });

  it('[CO-20] names no preference before the case itself says what it was made with', async () => {
    const user = userEvent.setup();
    signIn({ configuration: { alignerCutline: 'STRAIGHT_CUT' } });
    const madeWith = { trimLine: 'SCALLOPED', offset: null, material: null } as const;
    let answer: (reply: Case) => void = () => undefined;
    await renderCases(
      '/cases/admin',
      servedCase(CASE, {
        'GET /case': listOf([CASE]),
        'GET /case/{id}': () => new Promise<Case>((resolve) => (answer = resolve)),
      }),
    );
    await user.click(await screen.findByText(CASE.patientName));
    expect(await screen.findByText('Created')).toBeVisible();
    expect(screen.queryByText('Trim line')).toBeNull();
    answer(buildCase({ ...CASE, madeWith }));
    expect((await screen.findByText('Trim line')).nextElementSibling).toHaveTextContent(
      'Scalloped (company preference)',
    );
  });

  it('[CA-08] gives a plan that the lab works on no numbers', async () => {
    const plan = buildPlan({
      status: 'GENERATING',
      upperStages: 0,
      lowerStages: 0,
      weeks: 0,
      publishedAt: null,
    });
    await renderCases(
      PATH,
      servedCase(CASE, {
        'GET /case/{id}/statistics': { ...COUNTS, plans: 1 },
        'GET /case/{id}/plan': [plan],
      }),
    );
    expect(await (await part('Treatment plan')).findByText('Plan 1')).toBeVisible();
    expect(screen.queryByText('Stages: 0 upper, 0 lower')).toBeNull();
    expect(screen.queryByText('0 weeks')).toBeNull();
  });

  it.each([
    ['an own', 'admin', '', `/cases/${CASE.uuid}/chat`],
    ['a doctor’s', 'doctor', '/dso', `/cases/dso/${CASE.uuid}/chat`],
  ] as const)(
    '[CA-08] opens the chat of %s case in the room of its side',
    async (_whose, list, side, room) => {
      const lastMessage = {
        senderName: 'Care team',
        isOwn: false,
        message: 'Please look',
        sentAt: CASE.createdAt,
      };
      await renderCases(
        `/${list}/all/${CASE.uuid}/overview`,
        servedCase(CASE, {
          'GET /case': listOf([]),
          [`GET ${side}/case/{id}`]: CASE,
          [`GET ${side}/case/{id}/statistics`]: { ...COUNTS, lastMessage },
          [`GET ${side}/case/{id}/next`]: NEXT,
        }),
      );
      const open = jest.spyOn(window.history, 'pushState');
      await userEvent.click(await screen.findByRole('button', { name: 'Open the chat' }));
      await waitFor(() => expect(open.mock.lastCall?.[2]).toBe(room));
      open.mockRestore();
    },
  );

  it('[CA-08] follows the chat, and does not read twice as the page begins', async () => {
    let message = 'Please look';
    const lastMessage = () => ({ senderName: 'Care team', isOwn: false, message, sentAt: CASE.createdAt });
    const { seen } = await renderCases(
      PATH,
      servedCase(CASE, { 'GET /case/{id}/statistics': () => ({ ...COUNTS, lastMessage: lastMessage() }) }),
    );
    const reads = () => seen.filter(({ call }) => call === 'GET /case/{id}/statistics').length;
    expect(await screen.findByText('Please look')).toBeVisible();
    const hear = (unread: number) => act(async () => bus.emit('chat:pendings', { rooms: unread, unread }));
    await hear(0);
    expect(reads()).toBe(1);
    message = 'Thank you';
    await hear(1);
    expect(await screen.findByText('Thank you')).toBeVisible();
    expect(reads()).toBe(2);
  });

  it('[CA-08] says of a part that it could not be loaded, and shows it by another try', async () => {
    const user = userEvent.setup();
    let isDown = true;
    const orDown =
      <T,>(answer: T) =>
      (): T | Response =>
        isDown ? Response.json({ message: 'Down' }, { status: 500 }) : answer;
    const photo = buildAsset({ assetType: 'frtImg', contentType: 'image/jpeg', url: '/f.jpg' });
    await renderCases(
      PATH,
      servedCase(CASE, {
        'GET /case/{id}/statistics': { ...COUNTS, assets: 1, plans: 1, shipments: 1 },
        'GET /case/{id}/asset': orDown([photo]),
        'GET /case/{id}/plan': orDown([buildPlan()]),
        'GET /case/{id}/shipments': orDown([buildShipment()]),
        'GET /case/{id}/history': orDown([buildEntry()]),
      }),
    );
    const parts = ['Photos', 'Treatment plan', 'Last parcel', 'What happened last'];
    for (const name of parts)
      expect(await (await part(name)).findByRole('alert')).toHaveTextContent('This could not be loaded');
    isDown = false;
    for (const name of parts) await user.click((await part(name)).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect((await part('Photos')).getByRole('img')).toBeVisible();
  });

  it('[CA-08] does not take a case of which nothing is counted for one that has nothing', async () => {
    const down = () => Response.json({ message: 'Down' }, { status: 500 });
    await renderCases(PATH, servedCase(CASE, { 'GET /case/{id}/statistics': down }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded');
  });

  it('[CA-15] tells what happened last, records that were added together as one line', async () => {
    const user = userEvent.setup();
    const entries = [1, 2, 3].map((n) =>
      buildEntry({ uuid: uuidOf(n), action: 'fileAdded', toStatus: null, note: `${n}.jpg` }),
    );
    await renderCases(PATH, servedCase(CASE, { 'GET /case/{id}/history': entries }));
    const recent = await part('What happened last');
    await user.click(recent.getByText('3 records added'));
    expect(recent.getByText('2.jpg')).toBeVisible();
  });

  it('[CA-07] warns of a case that will probably be late, and changes its dates', async () => {
    const user = userEvent.setup();
    const times: PhaseTime[] = CASE_PHASES.map((phase) => ({ phase, p50: 5, p90: 9, cases: 8 }));
    const since = new Date().toISOString();
    const late = { ...CASE, statusSince: since, dueOn: since.slice(0, 10), appointmentOn: null };
    const conflict = { code: 'conflict', message: 'Somebody else has changed this' };
    const answers = [Response.json(conflict, { status: 409 }), Response.json(late)];
    const { seen } = await renderCases(
      PATH,
      servedCase(late, { 'GET /case/phaseTimes': times, 'PUT /case/{id}/dates': () => answers.shift()! }),
    );
    expect(await screen.findByText(/^The case will probably be \d+ days late/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Edit.*Dates|Dates.*Edit/i }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dates' }));
    const appointment = () => dialog.getByRole('textbox', { name: /^Appointment/ });
    // Until the calendar is there, a field without use holds its place.
    await waitFor(() => expect(appointment()).toBeEnabled());
    await user.type(appointment(), '2030-02-01{Enter}');
    const save = dialog.getByRole('button', { name: 'Submit' });
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Somebody else has changed this');
    // CO-30: the button waits for a change.
    await user.clear(appointment());
    await user.type(appointment(), '2030-02-02{Enter}');
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    await screen.findByText('The dates are saved.');
    const bodies = seen
      .filter(({ call }) => call === 'PUT /case/{id}/dates')
      .map(({ request }) => request.body);
    expect(bodies).toEqual(
      ['2030-02-01', '2030-02-02'].map((appointmentOn) => ({ dueOn: late.dueOn, appointmentOn, version: 1 })),
    );
  });

  it('[CA-12] does not say that a parcel comes to the clinic, which may go straight to the doctor', async () => {
    const sent = buildCase({ status: 'FIRST_MILE_SHIPPED', side: 'doctor' });
    await renderCases(
      `/doctor/all/${sent.uuid}/overview`,
      servedCase(sent, {
        'GET /case': listOf([]),
        'GET /dso/case/{id}': sent,
        'GET /dso/case/{id}/statistics': COUNTS,
        'GET /dso/case/{id}/next': NEXT,
      }),
    );
    expect(
      await (await part('Next step')).findByText(/if it goes straight to the doctor, choose/),
    ).toBeVisible();
  });

  it('[CA-08] promises no notice of what no mail tells', async () => {
    await renderCases(PATH, servedCase({ ...CASE, status: 'IN_QC' }));
    expect(await (await part('Next step')).findByText('The lab checks the records.')).toBeVisible();
  });

  it('[CA-12] says at once why an order was rejected', async () => {
    const rejected = { ...CASE, status: 'ORDER_REJECTED', rejectReason: 'Two teeth overlap' } as const;
    await renderCases(PATH, servedCase(rejected));
    expect(await screen.findByRole('alert')).toHaveTextContent('Two teeth overlap');
  });
});
