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
