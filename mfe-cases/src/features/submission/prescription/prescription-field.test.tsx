import type { Case, CaseChange, Prescription, UsualPrescription } from '@portal/shared/contract';
import { buildCase, buildContact, signIn } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderCases, servedCase } from '../../../testing/render-cases';

const CASE = buildCase();
const LAST = { identifier: 'C-10000', submittedAt: CASE.createdAt, prescription: { ipr: 'no' } } as const;

async function renderStep(
  step: string,
  over: Partial<Case> = {},
  last: typeof LAST | null = LAST,
  decided: Prescription | null = null,
) {
  signIn();
  let current: Case = { ...CASE, ...over };
  let clinic = decided;
  const served = servedCase(current, {
    'GET /case/{id}': () => current,
    'GET /case/lastPrescription': () => ({ last, clinic }),
    'PUT /company/usualPrescription': ({ body }) => {
      clinic = (body as UsualPrescription).prescription;
      return body as UsualPrescription;
    },
    'PUT /case/{id}': ({ body }) => {
      current = { ...current, ...(body as Partial<Case>), version: current.version + 1 };
      current = { ...current, withTs: current.productId !== 'AL' };
      return current;
    },
  });
  const { seen } = await renderCases(`/admin/all/${CASE.uuid}/submission?step=${step}`, served);
  const changes = () => seen.filter(({ call }) => call === 'PUT /case/{id}');
  const last_ = () => changes().at(-1)?.request.body as CaseChange | undefined;
  return { seen, lastChange: last_ };
}
const group = async () => within(await screen.findByRole('group', { name: 'Prescription' }));

describe('the prescription step', () => {
  it('[CA-24] folds what is preset to a line that says its source, and changes nothing by being looked at', async () => {
    const { lastChange } = await renderStep('clinical');
    const asked = await group();
    expect(await asked.findByText(/Filled in as last time, in .C-10000/)).toBeVisible();
    expect(asked.getByText('Interproximal reduction (IPR)').nextElementSibling).toHaveTextContent(
      /^No\s*\(as last time\)$/,
    );
    expect(asked.getByText('Midline').nextElementSibling).toHaveTextContent(/^Improve\s*\(usual\)$/);
    expect(asked.queryByRole('radiogroup', { name: 'Midline' })).toBeNull();
    expect(asked.getByRole('textbox', { name: 'Chief complaint' })).toBeVisible();
    expect(lastChange()).toBeUndefined();
  });

  it('[CA-24] changes an answer, leaves it to the lab, and goes back to what is preset', async () => {
    const user = userEvent.setup();
    const { lastChange } = await renderStep('clinical');
    const asked = await group();
    await user.click(asked.getByRole('button', { name: 'Change: Indexing' }));
    const indexing = within(asked.getByRole('radiogroup', { name: 'Indexing' }));
    const names = indexing.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(names).toEqual(['None', 'Light', 'Medium', 'Heavy', 'Left to the lab']);
    await user.click(indexing.getByRole('radio', { name: 'Light' }));
    await waitFor(() => expect(lastChange()).toMatchObject({ prescription: { indexing: 'light' } }));
    await user.click(indexing.getByRole('radio', { name: 'Left to the lab' }));
    await waitFor(() => expect(lastChange()).toMatchObject({ prescription: { indexing: null } }));
    expect(asked.getByText('Left to the lab', { selector: 'bdi' })).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Back to: None (usual)' }));
    await waitFor(() => expect(lastChange()).toMatchObject({ prescription: null }));
    expect(indexing.getByRole('radio', { name: 'None' })).toBeChecked();
  });

  it('[CA-24] takes extractions from the chart, and stops a submission whose answer contradicts it', async () => {
    const user = userEvent.setup();
    const ready = { packageType: 'lite', patientType: 'adult', impressionType: 'physical' } as const;
    const { lastChange } = await renderStep('clinical', { ...ready, arch: 'both', teeth: { extract: [14] } });
    const asked = await group();
    const shown = () => asked.getByText('Extractions').nextElementSibling;
    expect(shown()).toHaveTextContent(/^As marked in the chart\s*\(from the chart\)$/);
    await user.click(asked.getByRole('button', { name: 'Change: Extractions' }));
    const answers = within(asked.getByRole('radiogroup', { name: 'Extractions' }));
    await user.click(answers.getByRole('radio', { name: 'No' }));
    expect(await asked.findByRole('alert')).toHaveTextContent('teeth are marked “To be extracted”');
    await user.click(screen.getByText('Review & Submit'));
    expect(screen.getByRole('button', { name: 'Submit case' })).toBeDisabled();
    await user.click(screen.getByText('Extractions that agree with the dental chart'));
    expect((await group()).getByRole('button', { name: 'Change: Extractions' })).toHaveFocus();
    await user.click(screen.getByText('To be extracted'));
    await user.click(screen.getByText(/^Upper right 4 \(14\)/));
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(lastChange()).toMatchObject({ teeth: null }));
  });

  it('[CA-24] makes its answers the clinic’s usual, which come before those of last time, for a super admin alone', async () => {
    const user = userEvent.setup();
    const { seen } = await renderStep('clinical', {}, LAST, { midline: 'improve' });
    const asked = await group();
    expect(await asked.findByText(/^Your clinic’s usual answers are filled in, the others as/)).toBeVisible();
    await user.click(await asked.findByRole('button', { name: 'Make these your clinic’s usual answers' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Your clinic’s usual answers are saved.')).toBeVisible();
    const sent = seen.find(({ call }) => call === 'PUT /company/usualPrescription')?.request.body;
    expect(sent).toMatchObject({ productId: 'AL', prescription: { ipr: 'no', midline: 'improve' } });
    // All of them now: nothing is as last time any more.
    expect(await asked.findByText(/^Your clinic’s usual answers are filled in\./)).toBeVisible();
    expect(asked.getByText('Midline').nextElementSibling).toHaveTextContent(/\(your clinic’s usual\)$/);
    expect(asked.queryByRole('button', { name: 'Make these your clinic’s usual answers' })).toBeNull();
    expect(asked.getByRole('button', { name: 'Remove your clinic’s usual answers' })).toBeVisible();
    act(() => signIn({ user: { flagsMap: { ...buildContact().flagsMap, superAdmin: false } } }));
    await waitFor(() => expect(asked.queryByRole('button', { name: /your clinic’s usual/ })).toBeNull());
  });

  it('[CA-24] undoes all changes of presets by one press, and keeps what was typed', async () => {
    const user = userEvent.setup();
    const prescription = { chiefComplaint: 'Crowding', overjet: 'ideal', overbite: null } as const;
    const { lastChange } = await renderStep('clinical', { prescription });
    await user.click(await screen.findByRole('button', { name: 'Undo all changes of presets' }));
    await waitFor(() => expect(lastChange()?.prescription).toEqual({ chiefComplaint: 'Crowding' }));
  });

  it.each([
    ['NG', ['Thickness', 'Bruxism'], ['Midline', 'Indexing', 'Shade now']],
    ['WK', ['Shade now', 'Reservoirs'], ['Midline', 'Bruxism']],
    ['RE', ['Indexing', 'Pontics'], ['Midline', 'Chief complaint']],
  ] as const)('[CA-24] asks of %s for %j, and not for %j', async (productId, there, not) => {
    await renderStep('clinical', { productId, withTs: true }, null);
    const asked = await group();
    for (const name of there) expect(asked.getByText(name)).toBeVisible();
    for (const name of not) expect(asked.queryByText(name)).toBeNull();
    expect(await asked.findByText(/The usual answers are filled in/)).toBeVisible();
  });

  it('[CA-24] asks all of an aligner that was begun as another product, while it is saved and then', async () => {
    const user = userEvent.setup();
    const { lastChange } = await renderStep('patient', { productId: 'NG', withTs: true });
    await user.click(await screen.findByRole('radio', { name: 'Clear Aligners' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const complaint = (await group()).getByRole('textbox', { name: 'Chief complaint' });
    await waitFor(() => expect(lastChange()).toMatchObject({ productId: 'AL' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(complaint).toBeVisible();
  });

  it('[CA-18] [CA-24] loses nothing by a wrong press on a product, and says how it comes back', async () => {
    const user = userEvent.setup();
    const { lastChange } = await renderStep('patient', { prescription: { chiefComplaint: 'Crowding' } });
    expect(await screen.findByRole('radiogroup', { name: 'Product' })).not.toHaveAttribute(
      'aria-describedby',
    );
    await user.click(await screen.findByRole('radio', { name: 'Whitening Kit' }));
    const hint = 'What Whitening Kit does not have was removed. Choose Clear Aligners again to have it back.';
    expect(await screen.findByText(hint)).toBeVisible();
    await waitFor(() => expect(lastChange()).toMatchObject({ productId: 'WK', prescription: null }));
    await user.click(screen.getByRole('radio', { name: 'Clear Aligners' }));
    expect(screen.queryByText(hint)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const complaint = (await group()).getByRole('textbox', { name: 'Chief complaint' });
    expect(complaint).toHaveValue('Crowding');
  });

  it.each([
    ['Notes', 4_000],
    ['Chief complaint', 1_000],
  ])(
    '[CA-18] [CA-24] says how much %s there is room for, so that no end of it is lost unseen',
    async (name, limit) => {
      const user = userEvent.setup();
      await renderStep('clinical');
      await user.click(await screen.findByRole('textbox', { name }));
      await user.paste('x'.repeat(limit + 1));
      expect(screen.getByText(`${limit} / ${limit}`)).toBeVisible();
    },
  );

  it('[CA-24] is neither submitted nor made the usual one before the presets are known', async () => {
    const user = userEvent.setup();
    signIn();
    const ready = {
      ...CASE,
      packageType: 'lite',
      patientType: 'adult',
      impressionType: 'physical',
      arch: 'both',
    };
    let isDown = true;
    await renderCases(
      `/admin/all/${CASE.uuid}/submission?step=review`,
      servedCase(ready as Case, {
        'GET /case/lastPrescription': () =>
          isDown ? Response.json({ code: 'unavailable', message: 'Down' }, { status: 503 }) : { last: LAST },
        'PUT /case/{id}': ({ body }) => ({ ...(ready as Case), ...(body as object), version: 2 }),
      }),
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The answers that your prescription begins with could not be loaded');
    const submit = screen.getByRole('button', { name: 'Submit case' });
    expect(submit).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Change: Clinical choices' }));
    expect(await group()).toBeTruthy();
    for (const text of [/answers are filled in/, /your clinic’s usual/])
      expect(screen.queryByText(text)).toBeNull();

    isDown = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Filled in as last time/)).toBeVisible();
    expect(alert).not.toBeInTheDocument();
    await user.click(screen.getByText('Review & Submit'));
    expect(screen.getByRole('button', { name: 'Submit case' })).toBeEnabled();
  });

  it('[CA-24] says why a case cannot be submitted while the presets are long in coming', async () => {
    let arrive!: (presets: { last: typeof LAST }) => void;
    const presets = new Promise<{ last: typeof LAST }>((resolve) => (arrive = resolve));
    signIn();
    await renderCases(
      `/admin/all/${CASE.uuid}/submission?step=review`,
      servedCase(CASE, { 'GET /case/lastPrescription': () => presets }),
    );
    await screen.findByRole('button', { name: 'Submit case' });
    const reason = /prescription begins with are loading/;
    expect(screen.queryByText(reason)).toBeNull();
    expect(await screen.findByText(reason, {}, { timeout: 2_000 })).toBeVisible();
    arrive({ last: LAST });
    await waitFor(() => expect(screen.queryByText(reason)).toBeNull());
  });

  it('[CA-24] [CA-18] is reviewed in words as it is sent, without what is left to the lab; a blank own field is named', async () => {
    const prescription = { goals: ['alignment', 'relapse'], overjet: null } as const;
    await renderStep('review', {
      prescription: { ...prescription, goals: [...prescription.goals] },
      customFields: { Chair: '' },
    });
    const clinical = within(await screen.findByRole('region', { name: 'Clinical choices' }));
    expect(clinical.getByText('Treatment goals').nextElementSibling).toHaveTextContent(
      'Align the teeth, Treat a relapse',
    );
    await waitFor(() =>
      expect(clinical.getByText('Interproximal reduction (IPR)').nextElementSibling).toHaveTextContent('No'),
    );
    expect(clinical.queryByText('Overjet')).toBeNull();
    expect(clinical.queryByText('Chief complaint')).toBeNull();
    expect(screen.getByText('Chair').nextElementSibling).toHaveTextContent('Left blank');
  });
});
