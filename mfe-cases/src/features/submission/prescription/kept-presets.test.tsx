import type { Case, CaseChange, LastPrescription } from '@portal/shared/contract';
import { buildCase, signIn } from '@portal/shared/testing';
import { hasUnsavedInput } from '@portal/shared/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderCases, servedCase } from '../../../testing/render-cases';

const CASE = buildCase({
  packageType: 'lite',
  patientType: 'adult',
  impressionType: 'physical',
  arch: 'both',
});
const LAST = { identifier: 'C-10000', submittedAt: CASE.createdAt, prescription: { ipr: 'no' } } as const;

/** A server with one case, and what whoever opens it prescribed last. */
async function renderStep(step: string, over: Partial<Case> = {}, last: LastPrescription['last'] = LAST) {
  let current: Case = { ...CASE, ...over };
  await renderCases(
    `/admin/all/${CASE.uuid}/submission?step=${step}`,
    servedCase(current, {
      'GET /case/{id}': () => current,
      'GET /case/lastPrescription': { last, clinic: null },
      'PUT /case/{id}': ({ body }) => {
        const { submit, ...change } = body as CaseChange;
        current = { ...current, ...(change as Partial<Case>), version: current.version + 1 };
        if (submit) current = { ...current, status: 'IN_QC' };
        return current;
      },
    }),
  );
  return { current: () => current };
}
const answerTo = async (question: string) =>
  within(await screen.findByRole('group', { name: 'Prescription' })).getByText(question).nextElementSibling;
const goTo = async (step: string) =>
  userEvent.click(within(screen.getByRole('navigation', { name: /^Steps/ })).getByText(step));
const write = async () => userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Seen');
const IPR = 'Interproximal reduction (IPR)';

beforeEach(() => signIn());

describe('presets of a prescription', () => {
  it.each([
    ['the next', async () => userEvent.click(screen.getByRole('button', { name: 'Next' }))],
    ['one in the bar', async () => goTo('Review & Submit')],
  ])('[CA-24] are kept as they stood when the step is left for %s', async (_title, leave) => {
    const { current } = await renderStep('clinical');
    expect(await screen.findByText(/^Filled in as last time/)).toBeVisible();
    await write();
    await leave();
    await waitFor(() => expect(current().prescription).toMatchObject({ ipr: 'no', midline: 'improve' }), {
      timeout: 3_000,
    });
    // These are the same for all: what the chart says, and facts of the patient.
    for (const name of ['extractions', 'bondedRetainer', 'chiefComplaint'])
      expect(current().prescription).not.toHaveProperty(name);
    await goTo('Clinical choices');
    expect(await answerTo(IPR)).toHaveTextContent(/^No\s*\(as last time\)$/);
    expect(screen.queryByRole('button', { name: 'Undo all changes of presets' })).toBeNull();
  });

  it('[CA-24] do not replace what was kept when somebody else, or after another case, opens it', async () => {
    const other = { ...LAST, identifier: 'C-10009', prescription: { ipr: 'yes' } } as const;
    const { current } = await renderStep('clinical', { prescription: { ipr: 'no' } }, other);
    expect(await screen.findByText(/answers are filled in/)).toBeVisible();
    expect(screen.queryByText(/C-10009/)).toBeNull();
    expect(await answerTo(IPR)).toHaveTextContent(/^No\s*\(changed\)$/);
    await goTo('Review & Submit');
    expect(screen.getByText(IPR).nextElementSibling).toHaveTextContent('No');
    await userEvent.click(screen.getByRole('button', { name: 'Submit case' }));
    await waitFor(() => expect(current().status).toBe('IN_QC'));
    expect(current().prescription).toMatchObject({ ipr: 'no' });
  });

  it('[CA-24] are reviewed with their source where nobody let them stand yet', async () => {
    await renderStep('review');
    const clinical = within(await screen.findByRole('region', { name: 'Clinical choices' }));
    expect(await clinical.findByText(/^Filled in as last time, in .C-10000/)).toBeVisible();
  });

  it('[CA-24] are none any more in the review once they were let stand', async () => {
    await renderStep('clinical');
    expect(await screen.findByText(/^Filled in as last time/)).toBeVisible();
    await write();
    await goTo('Review & Submit');
    expect(screen.getByText(IPR)).toBeVisible();
    expect(screen.queryByText(/^Filled in as last time/)).toBeNull();
  });

  it('[CA-24] are not kept by who changes nothing and goes from step to step', async () => {
    await renderStep('clinical');
    expect(await screen.findByText(/^Filled in as last time/)).toBeVisible();
    await goTo('Review & Submit');
    expect(hasUnsavedInput()).toBe(false);
    expect(await screen.findByText(/^Filled in as last time/)).toBeVisible();
  });

  it('[CA-24] are not kept by who may only look', async () => {
    signIn({ company: { status: 'BLOCKED' } });
    await renderStep('clinical');
    expect(await screen.findByText(/^Filled in as last time/)).toBeVisible();
    await goTo('Review & Submit');
    await goTo('Clinical choices');
    expect(hasUnsavedInput()).toBe(false);
    expect(await answerTo(IPR)).toHaveTextContent('No');
  });
});
