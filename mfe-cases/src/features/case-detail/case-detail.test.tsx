import { bus } from '@portal/shared/bus';
import type { Case } from '@portal/shared/contract';
import { buildCase, signIn } from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COUNTS, renderCases, servedCase } from '../../testing/render-cases';

const CASE = buildCase({ status: 'IN_TS_GENERATING' });
const at = (tab: string, list = 'admin') => `/${list}/all/${CASE.uuid}/${tab}`;
const DOCTOR = {
  uuid: CASE.uuid,
  name: 'Dr. Ada',
  email: 'ada@x.example',
  locationCountryId: 1,
  status: 'active',
} as const;

beforeEach(() => signIn());

describe('case detail', () => {
  it('[CA-07] [CA-08] says where the case is, whose turn it is and what is next', async () => {
    await renderCases(at('overview'), servedCase({ ...CASE, clientReferenceId: 'REF-7' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Case C-10001' })).toBeVisible();
    expect(screen.getByText('With the lab since 02 Mar 2026')).toBeVisible();
    expect(await screen.findByText('The lab makes the treatment plan.')).toBeVisible();
    expect(await screen.findByText('REF-7')).toBeVisible();
    expect(document.title).toBe('Case C-10001');
  });

  it('[CA-09] shows its progress', async () => {
    await renderCases(at('overview'), servedCase(CASE));
    const steps = within(await screen.findByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Incomplete Submissiondone',
      'Quality checkdone',
      'Treatment PlannowGenerating plan',
      'Manufacturingto come',
      'Shippingto come',
    ]);
    expect(steps[2]).toHaveAttribute('aria-current', 'step');
  });

  it.each(['en', 'tr', 'ar'] as const)('[CA-09] says a phase of one status once, in %s', async (language) => {
    await renderCases(at('overview'), servedCase({ ...CASE, status: 'IN_MFG' }), language);
    const step = await screen.findByRole('listitem', { current: 'step' });
    expect(step.children).toHaveLength(2);
  });

  it('[CA-08] has its tabs in the address', async () => {
    const user = userEvent.setup();
    await renderCases(at('overview'), servedCase(CASE));
    await user.click(await screen.findByRole('tab', { name: 'Plans' }));
    expect(window.location.pathname).toBe(at('plans'));
    expect(await screen.findByText(/^There is no treatment plan yet/)).toBeVisible();
  });

  it('[CA-08] leads back to the dashboard of its status when it was opened by its address', async () => {
    await renderCases(`/admin/IN_QC/${CASE.uuid}/overview`, servedCase(CASE));
    const back = await screen.findByRole('link', { name: 'Back to the list' });
    expect(back).toHaveAttribute('href', '/dashboard/admin/IN_QC');
  });

  it('[CA-08] corrects a tab that there is not', async () => {
    await renderCases(at('nothing'), servedCase(CASE));
    expect(await screen.findByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
  });

  it('shows the reason of a rejection, and leads to the correction', async () => {
    const user = userEvent.setup();
    await renderCases(
      at('overview'),
      servedCase({ ...CASE, status: 'REJECTED', rejectReason: 'The scan has holes' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The scan has holes');
    await user.click(screen.getByRole('button', { name: 'Correct and submit again' }));
    expect(await screen.findByRole('navigation', { name: 'Steps of the submission' })).toBeVisible();
    expect(window.location.pathname).toBe(at('submission'));
  });

  it.each([
    ['blocked', "This doctor's account is blocked."],
    ['restricted', "This doctor's account is restricted."],
  ] as const)('[SH-26] tells that the doctor is %s', async (status, text) => {
    const caseRecord: Case = { ...CASE, side: 'doctor', doctor: { ...DOCTOR, status } };
    await renderCases(at('overview', 'doctor'), {
      'GET /dso/case/{id}': caseRecord,
      'GET /dso/case/{id}/statistics': COUNTS,
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByText('Dr. Ada')).toBeVisible();
  });

  it('[SH-26] hears that the doctor is blocked and renamed', async () => {
    let doctor: NonNullable<Case['doctor']> = DOCTOR;
    await renderCases(at('overview', 'doctor'), {
      'GET /dso/case/{id}': () => ({ ...CASE, side: 'doctor', doctor }),
      'GET /dso/case/{id}/statistics': COUNTS,
    });
    expect(await screen.findByText('Dr. Ada')).toBeVisible();
    doctor = { ...DOCTOR, name: 'Dr. Ada King', status: 'blocked' };
    act(() => bus.emit('doctor:changed', { uuid: DOCTOR.uuid }));
    expect(await screen.findByText("This doctor's account is blocked.")).toBeVisible();
    expect(screen.getByText('Dr. Ada King')).toBeVisible();
  });

  it.each([
    ['PENDING_COURIER_PICKUP', 1],
    ['AWAITING_IMPRESSION', 0],
  ] as const)('[CA-19] has the courier called in %s, once', async (status, times) => {
    await renderCases(at('overview'), servedCase({ ...CASE, impressionType: 'physical', status }));
    expect(await screen.findByRole('button', { name: 'Open the courier slip' })).toBeVisible();
    expect(screen.queryAllByText(/^Once the case is submitted, call the courier/)).toHaveLength(times);
  });

  it('shows what the provider does without a reload, and says it', async () => {
    let current: Case = CASE;
    await renderCases(at('overview'), servedCase(CASE, { 'GET /case/{id}': () => current }));
    expect(await screen.findByText('The lab makes the treatment plan.')).toBeVisible();
    current = { ...CASE, status: 'IN_CUSTOMER_APPPROVE', version: 2 };
    const { uuid, identifier, status, version } = current;
    act(() => bus.emit('case:updated', { uuid, identifier, status, version }));
    expect(await screen.findByRole('button', { name: 'Review the plan' })).toBeVisible();
    expect(screen.getByText('Case C-10001: Plan approval')).toBeInTheDocument();
  });

  it('says that there is no such case', async () => {
    const missing = () => Response.json({ code: 'notFound', message: 'No' }, { status: 404 });
    await renderCases(at('overview'), { 'GET /case/{id}': missing });
    expect(await screen.findByText('There is nothing here')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the list' })).toHaveAttribute('href', '/cases/admin');
  });

  it('offers to try again when it cannot be loaded', async () => {
    const user = userEvent.setup();
    let isDown = true;
    const answer = () => (isDown ? Response.json({ message: 'Down' }, { status: 503 }) : CASE);
    await renderCases(at('overview'), servedCase(CASE, { 'GET /case/{id}': answer }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Case C-10001' })).toBeVisible();
  });
});
