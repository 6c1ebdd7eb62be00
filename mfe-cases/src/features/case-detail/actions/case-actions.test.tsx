import type { Case, CaseStatus } from '@portal/shared/contract';
import { buildCase, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COUNTS, NEXT, renderCases, servedCase, type Served } from '../../../testing/render-cases';

const CASE = buildCase();
const DOCTOR = { uuid: CASE.uuid, name: 'Dr. Ada', email: 'ada@x.example', locationCountryId: 1 };
const UNTRACKED = { trackingTemplate: null, airwayBillPattern: null, airwayBillExample: null };
const COURIERS = [
  { id: 1, title: 'DHL', ...UNTRACKED },
  { id: 2, title: 'UPS', ...UNTRACKED },
];
const moreActions = () => screen.findByRole('button', { name: 'More actions' });

beforeEach(() => signIn({ configuration: { workflow: 'TWO_STEPS' } }));

/** The page of a case of one side; `answers` say to which status each call leads, or how it is refused. */
async function renderCase(
  before: Partial<Case>,
  calls: readonly (keyof Served)[],
  leadsTo: CaseStatus | (() => Response),
) {
  let current = buildCase(before);
  const answer = () => {
    if (typeof leadsTo === 'function') return leadsTo();
    return (current = { ...current, status: leadsTo, version: 2 });
  };
  const isDoctors = current.side === 'doctor';
  const more = Object.fromEntries(calls.map((call) => [call, answer])) as Served;
  const read = () => current;
  const served = isDoctors
    ? {
        'GET /dso/case/{id}': read,
        'GET /dso/case/{id}/statistics': COUNTS,
        'GET /dso/case/{id}/next': NEXT,
        'GET /courier': COURIERS,
        ...more,
      }
    : servedCase(current, { 'GET /case/{id}': read, ...more });
  const { seen } = await renderCases(`/${isDoctors ? 'doctor' : 'admin'}/all/${CASE.uuid}/overview`, served);
  return { sent: () => seen.find(({ call }) => calls.includes(call))?.request };
}

describe('actions of a case', () => {
  it('[CA-12] cancels a case after a question that names it', async () => {
    const user = userEvent.setup();
    const { sent } = await renderCase({ status: 'IN_QC' }, ['PUT /case/{id}/cancel'], 'CANCELED');
    await user.click(await moreActions());
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel case' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel case C-10001 (Sarah Miller)?' }));
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Moved away');
    expect(dialog.getByText('10 / 2000')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel case' }));
    expect(await screen.findByText('Case C-10001 is canceled.')).toBeVisible();
    expect(sent()?.body).toEqual({ note: 'Moved away' });
    expect(await screen.findByText('The case was canceled. Nothing is left to do.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  });

  it.each<[string, string, Partial<Case>, keyof Served]>([
    ['Courier notified', 'own', { status: 'PENDING_COURIER_PICKUP' }, 'PUT /case/{id}/courierNotified'],
    [
      'Courier notified',
      'doctor’s',
      { status: 'PENDING_COURIER_PICKUP', side: 'doctor' },
      'PUT /dso/case/{id}/courierNotified',
    ],
    [
      'Send to quality check',
      'doctor’s',
      { status: 'AWAITING_IMPRESSION', side: 'doctor' },
      'PATCH /dso/case/{id}/pendingqc',
    ],
    [
      'Approve retainer case',
      'doctor’s',
      { status: 'IN_CLEARANCE', side: 'doctor', productId: 'RE', withTs: true },
      'PATCH /dso/case/{id}/approveRetainerCase',
    ],
  ])('[CA-12] offers "%s" of an %s case as its next action', async (label, _side, before, call) => {
    const user = userEvent.setup();
    const { sent } = await renderCase(before, [call], 'IN_QC');
    await user.click(await screen.findByRole('button', { name: label }));
    const dialog = within(await screen.findByRole('dialog', { name: /case C-10001 \(Sarah Miller\)/ }));
    await user.click(dialog.getByRole('button', { name: label }));
    await waitFor(() => expect(screen.queryByRole('button', { name: label })).toBeNull());
    expect(sent()?.params).toEqual({ id: CASE.uuid });
  });

  it.each<[string, Partial<Case>, keyof Served]>([
    ['own', { status: 'PRE_MFG' }, 'PATCH /case/{id}/undoLastPlanApproval'],
    ['doctor’s', { status: 'IN_CLEARANCE', side: 'doctor' }, 'PATCH /dso/case/{id}/undoLastPlanApproval'],
  ])('[CA-12] undoes the last approval of the plan of an %s case', async (_side, before, call) => {
    const user = userEvent.setup();
    const { sent } = await renderCase(before, [call], 'IN_CUSTOMER_APPPROVE');
    await user.click(await moreActions());
    await user.click(await screen.findByRole('menuitem', { name: 'Undo last plan approval' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Undo last plan approval' }));
    expect(await screen.findByText('The approval of case C-10001 is undone.')).toBeVisible();
    expect(sent()?.params).toEqual({ id: CASE.uuid });
  });

  it.each([
    ['  as the patient wishes', { note: 'as the patient wishes' }],
    ['   ', {}],
  ])('[CA-12] overrides a rejection with the note "%s"', async (typed, body) => {
    const user = userEvent.setup();
    const { sent } = await renderCase(
      { status: 'REJECTED' },
      ['PUT /case/{id}/overrideReject'],
      'IN_TS_GENERATING',
    );
    await user.click(await moreActions());
    await user.click(await screen.findByRole('menuitem', { name: 'Override rejection' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Note for the lab/ }), typed);
    expect(dialog.getByText(`${typed.length} / 2000`)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Override rejection' }));
    expect(await screen.findByText('Case C-10001 continues as it is.')).toBeVisible();
    expect(sent()?.body).toEqual(body);
  });

  it('[CA-12] sends a case on with courier and airway bill', async () => {
    const user = userEvent.setup();
    const { sent } = await renderCase(
      { status: 'FIRST_MILE_SHIPPED', side: 'doctor' },
      ['POST /dso/case/{id}/lastMileShipped'],
      'SHIPPED',
    );
    await user.click(await screen.findByRole('button', { name: 'Last mile shipped' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: /^Courier/ }));
    await user.click(await screen.findByTitle('UPS'));
    await user.type(dialog.getByRole('textbox', { name: /^Airway bill number/ }), '1Z-77');
    await user.click(dialog.getByRole('button', { name: 'Last mile shipped' }));
    expect(await screen.findByText('Case C-10001 is on its way to the doctor.')).toBeVisible();
    expect(sent()?.body).toEqual({ courierId: 2, airwayBillNumber: '1Z-77' });
  });

  it('[CA-12] keeps what was typed when an action failed', async () => {
    const user = userEvent.setup();
    const down = () => Response.json({ message: 'Down' }, { status: 503 });
    await renderCase({ status: 'REJECTED' }, ['PUT /case/{id}/overrideReject'], down);
    await user.click(await moreActions());
    await user.click(await screen.findByRole('menuitem', { name: 'Override rejection' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'please');
    const confirm = dialog.getByRole('button', { name: 'Override rejection' });
    await user.click(confirm);
    await waitFor(() => expect(confirm).not.toHaveClass('ant-btn-loading'));
    expect(dialog.getByRole('textbox')).toHaveValue('please');
  });

  it('[CA-12] keeps what was typed when Escape is pressed', async () => {
    const user = userEvent.setup();
    await renderCase({ status: 'FIRST_MILE_SHIPPED', side: 'doctor' }, [], 'SHIPPED');
    await user.click(await screen.findByRole('button', { name: 'Last mile shipped' }));
    const bill = within(await screen.findByRole('dialog')).getByRole('textbox', {
      name: /^Airway bill number/,
    });
    await user.type(bill, '1Z-77{Escape}');
    expect(bill).toBeInTheDocument();
    expect(bill).toHaveValue('1Z-77');
  });

  it('[CA-12] asks no more for what is not allowed now, and shows the case as it is', async () => {
    const user = userEvent.setup();
    const refused = () => Response.json({ code: 'notAllowedNow', message: 'No' }, { status: 409 });
    await renderCase({ status: 'PRE_MFG' }, ['PATCH /case/{id}/undoLastPlanApproval'], refused);
    await user.click(await moreActions());
    await user.click(await screen.findByRole('menuitem', { name: 'Undo last plan approval' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Undo last plan approval' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('The approval of case C-10001 is undone.')).toBeNull();
  });

  it('[CA-12] keeps the note for what is not allowed now', async () => {
    const user = userEvent.setup();
    const refused = () => Response.json({ code: 'notAllowedNow', message: 'No' }, { status: 409 });
    await renderCase({ status: 'REJECTED' }, ['PUT /case/{id}/overrideReject'], refused);
    await user.click(await moreActions());
    await user.click(await screen.findByRole('menuitem', { name: 'Override rejection' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'please');
    await user.click(dialog.getByRole('button', { name: 'Override rejection' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled());
    expect(dialog.getByRole('textbox')).toHaveValue('please');
  });

  it('[CA-12] gives the focus back to the menu’s button when nothing is done', async () => {
    const user = userEvent.setup();
    await renderCase({ status: 'IN_QC' }, [], 'CANCELED');
    await user.click(await moreActions());
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel case' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep case' }));
    await waitFor(async () => expect(await moreActions()).toHaveFocus());
  });

  it('[CA-12] offers nothing while the case is made', async () => {
    await renderCase({ status: 'IN_MFG' }, [], 'IN_MFG');
    expect(await screen.findByRole('tab', { name: 'Overview' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  });

  it('[SH-27] lets a blocked company see what it cannot do, and says why', async () => {
    const user = userEvent.setup();
    signIn({ company: { status: 'BLOCKED' } });
    await renderCase({ status: 'PENDING_COURIER_PICKUP' }, [], 'IN_QC');
    const next = await screen.findByRole('button', { name: 'Courier notified' });
    expect(next).toBeDisabled();
    expect(await moreActions()).toBeDisabled();
    await user.hover(next.parentElement!);
    expect(await screen.findByRole('tooltip', { name: 'You are blocked' })).toBeVisible();
  });

  it('[SH-26] [CA-12] lets nobody change a blocked doctor’s case, and says why', async () => {
    const user = userEvent.setup();
    const doctor = { ...DOCTOR, status: 'blocked' as const };
    await renderCase({ side: 'doctor', doctor, status: 'PENDING_COURIER_PICKUP' }, [], 'IN_QC');
    const next = await screen.findByRole('button', { name: 'Courier notified' });
    expect(next).toBeDisabled();
    expect(await moreActions()).toBeDisabled();
    await user.hover(next.parentElement!);
    expect(await screen.findByRole('tooltip', { name: "This doctor's account is blocked." })).toBeVisible();
  });
});
