import { bus } from '@portal/shared/bus';
import { buildCase, signIn } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAsset } from '../../testing/builders';
import { renderCases, servedCase } from '../../testing/render-cases';

const CASE = buildCase();
const PATH = `/admin/all/${CASE.uuid}/records`;

beforeEach(() => signIn());

it('[CA-17] offers the slot again when its record is removed while other files of the case are on their way', async () => {
  const user = userEvent.setup();
  const upper = buildAsset();
  let assets = [] as (typeof upper)[];
  const { uploads } = await renderCases(
    PATH,
    servedCase(CASE, {
      'GET /case/{id}/asset': () => assets,
      'DELETE /caseAsset/{id}': () => {
        assets = [];
        return { ok: true };
      },
    }),
  );
  await user.upload(await screen.findByLabelText('Choose file: Front image'), new File(['jpeg'], 'me.jpg'));
  await user.upload(screen.getByLabelText('Choose file: Upper impression'), new File(['solid'], 'upper.stl'));
  await waitFor(() => expect(uploads.items()).toHaveLength(2));
  assets = [upper];
  act(() => {
    uploads.move('uprImp', { state: 'done' });
    bus.emit('assets:updated', { caseUuid: CASE.uuid });
  });
  await user.click(await screen.findByRole('button', { name: 'Remove: Upper impression' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Remove upper\.stl/ }));
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByLabelText('Choose file: Upper impression')).toBeVisible();
});
