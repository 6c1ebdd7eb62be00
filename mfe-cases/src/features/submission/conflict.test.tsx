import type { Case, CaseChange } from '@portal/shared/contract';
import { buildCase, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderCases, servedCase } from '../../testing/render-cases';

const CASE = buildCase({ packageType: 'lite', patientType: 'adult' });

beforeEach(() => signIn());

it('[CA-18] says who has changed the case meanwhile, and what, and offers the newer version', async () => {
  const user = userEvent.setup();
  const theirs = { ...CASE, notes: 'theirs', version: 7, changedBy: 'Ali Kaya' };
  let isChanged = false;
  await renderCases(
    `/admin/all/${CASE.uuid}/submission?step=clinical`,
    servedCase(CASE, {
      'GET /case/{id}': () => (isChanged ? theirs : CASE),
      'PUT /case/{id}': () => {
        isChanged = true;
        return Response.json({ code: 'conflict', message: 'Changed' }, { status: 409 });
      },
    }),
  );
  const notes = await screen.findByRole('textbox', { name: 'Notes' });
  await user.type(notes, 'ours');
  await user.tab();
  const alert = await screen.findByRole('alert');
  for (const text of ['Ali Kaya changed this case', 'Notes', 'Yours: ours', 'The newer version: theirs'])
    expect(alert).toHaveTextContent(text);
  await user.click(within(alert).getByRole('button', { name: 'Load the newer version' }));
  await waitFor(() => expect(notes).toHaveValue('theirs'));
});

/** A server that takes only what was made of its version, which `foreign` makes older. */
async function renderShared(step: string, more: Partial<Case> = {}) {
  let current: Case = { ...CASE, ...more };
  const foreign = (change: Partial<Case>) => {
    current = { ...current, ...change, changedBy: 'Ali Kaya', version: current.version + 1 };
  };
  await renderCases(
    `/admin/all/${CASE.uuid}/submission?step=${step}`,
    servedCase(current, {
      'GET /case/{id}': () => current,
      'PUT /case/{id}': ({ body }) => {
        const { version, ...change } = body as CaseChange;
        if (version !== current.version)
          return Response.json({ code: 'conflict', message: 'Changed' }, { status: 409 });
        current = { ...current, ...(change as Partial<Case>), version: version + 1 };
        return current;
      },
    }),
  );
  return { foreign, current: () => current };
}
/** Nothing is left to be asked for. */
const COMPLETE = { impressionType: 'physical', arch: 'both' } as const;
const answer = async (user: ReturnType<typeof userEvent.setup>, question: string, value: string) => {
  await user.click(await screen.findByRole('button', { name: `Change: ${question}` }));
  const answers = within(screen.getByRole('radiogroup', { name: question }));
  await user.click(answers.getByRole('radio', { name: value }));
  await user.tab();
};

it('[CA-24] loses no answer of another person, nor asks about it, when a different one is given', async () => {
  const user = userEvent.setup();
  const { foreign, current } = await renderShared('clinical');
  await screen.findByRole('textbox', { name: 'Notes' });
  foreign({ prescription: { chiefComplaint: 'Crowding' } });
  await answer(user, 'Bonded retainer in place', 'Upper');
  const both = { chiefComplaint: 'Crowding', bondedRetainer: 'upper' };
  await waitFor(() => expect(current().prescription).toEqual(both), { timeout: 3_000 });
  expect(screen.getByRole('textbox', { name: 'Chief complaint' })).toHaveValue('Crowding');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[CA-24] names the questions that two people answer differently, and keeps the answer that was seen', async () => {
  const user = userEvent.setup();
  const { foreign, current } = await renderShared('clinical');
  await screen.findByRole('textbox', { name: 'Notes' });
  foreign({ prescription: { bondedRetainer: 'lower', chiefComplaint: 'Crowding' } });
  await answer(user, 'Bonded retainer in place', 'Upper');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Bonded retainer in placeYours: UpperThe newer version: Lower',
  ]);
  await user.click(alert.getByRole('button', { name: 'Keep my changes' }));
  const kept = { bondedRetainer: 'upper', chiefComplaint: 'Crowding' };
  await waitFor(() => expect(current().prescription).toEqual(kept), { timeout: 3_000 });
});

it('[CA-24] asks about no preset that the person left as it was, also when the step is left while it asks', async () => {
  const user = userEvent.setup();
  const { foreign, current } = await renderShared('clinical', COMPLETE);
  const notes = await screen.findByRole('textbox', { name: 'Notes' });
  foreign({ prescription: { ipr: 'yes' }, notes: 'theirs' });
  await user.type(notes, 'ours');
  await user.tab();
  const named = async () =>
    within(await screen.findByRole('alert'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(await named()).toEqual(['NotesYours: oursThe newer version: theirs']);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await named()).toEqual(['NotesYours: oursThe newer version: theirs']);
  await user.click(screen.getByRole('button', { name: 'Keep my changes' }));
  await waitFor(() => expect(current().notes).toBe('ours'), { timeout: 3_000 });
  expect(current().prescription).toEqual({ ipr: 'yes' });
});

it('[CA-24] loses no answer of another person to a preset that is kept on a page that is behind', async () => {
  const user = userEvent.setup();
  const { foreign, current } = await renderShared('clinical', COMPLETE);
  const notes = await screen.findByRole('textbox', { name: 'Notes' });
  await user.type(notes, 'ours');
  await user.tab();
  await waitFor(() => expect(current().notes).toBe('ours'), { timeout: 3_000 });
  foreign({ prescription: { ipr: 'yes' } });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(current().prescription).toMatchObject({ ipr: 'yes', midline: 'improve' }), {
    timeout: 3_000,
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[CA-18] [CA-24] asks when another person chose a product that does not have the answers given here', async () => {
  const user = userEvent.setup();
  const { foreign, current } = await renderShared('clinical');
  await screen.findByRole('textbox', { name: 'Notes' });
  foreign({ productId: 'NG', withTs: true });
  await answer(user, 'Midline', 'Maintain');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('ProductYours: Clear AlignersThe newer version: Night Guard');
  expect(alert).toHaveTextContent('MidlineYours: Maintain');
  await user.click(within(alert).getByRole('button', { name: 'Load the newer version' }));
  expect(await screen.findByText('Thickness')).toBeVisible();
  expect(screen.queryByText('Midline')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Grinds at night');
  await waitFor(() => expect(current().notes).toBe('Grinds at night'), { timeout: 3_000 });
});

it('[CA-18] says what was changed in a case while it was submitted, and only shows the newer version', async () => {
  const user = userEvent.setup();
  const { foreign, current } = await renderShared('review', COMPLETE);
  const submit = await screen.findByRole('button', { name: 'Submit case' });
  await waitFor(() => expect(submit).toBeEnabled());
  foreign({ arch: 'upper' });
  await user.click(submit);
  const alert = await screen.findByRole('alert');
  for (const text of ['ArchYours: Both arches', 'The newer version: Upper', 'has not been submitted'])
    expect(alert).toHaveTextContent(text);
  expect(within(alert).queryByRole('button', { name: 'Keep my changes' })).toBeNull();
  expect(submit).toBeDisabled();
  await user.click(within(alert).getByRole('button', { name: 'Load the newer version' }));
  expect(screen.getByText('Arch').nextElementSibling).toHaveTextContent('Upper');
  expect(current().arch).toBe('upper');
});
