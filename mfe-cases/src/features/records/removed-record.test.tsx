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

it('[UP-05] says nothing of a file that was refused once a record of another slot stands in its place', async () => {
  const user = userEvent.setup();
  const { uploads } = await renderCases(
    PATH,
    servedCase(CASE, {
      'GET /case/{id}/asset': [buildAsset()],
      'PUT /caseAsset/{id}': buildAsset({ assetType: 'lwrImp' }),
    }),
  );
  await user.upload(
    await screen.findByLabelText('Choose file: Lower impression'),
    new File(['solid'], 'b.stl'),
  );
  await waitFor(() => expect(uploads.items()).toHaveLength(1));
  act(() => uploads.move('lwrImp', { state: 'failed', refused: 'wrongContent' }));
  expect(screen.getByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move: Upper impression' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Lower impression' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(uploads.items()[0]).toMatchObject({ state: 'discarded' });
});
