import { buildCase, signIn } from '@portal/shared/testing';
import { hasUnsavedInput } from '@portal/shared/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderCases, servedCase } from '../../testing/render-cases';

const CASE = buildCase({ packageType: 'lite', patientType: 'adult' });

beforeEach(() => signIn());

it('[CA-17] [CA-18] keeps the files whose slot is not decided over a change of step, and asks before they are lost', async () => {
  const user = userEvent.setup();
  const { uploads } = await renderCases(`/admin/all/${CASE.uuid}/submission?step=records`, servedCase(CASE));
  const photo = new File(['jpeg'], 'IMG_1.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Choose files'), photo);
  expect(await screen.findByText('Where does this belong?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByText('Where does this belong?')).toBeNull();
  expect(hasUnsavedInput()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('combobox', { name: 'Where IMG_1.jpg belongs' }));
  await user.click(await screen.findByTitle('Right image'));
  await user.click(screen.getByRole('button', { name: 'Add IMG_1.jpg' }));
  await waitFor(() => expect(uploads.asked).toMatchObject([{ assetType: 'ritImg', file: photo }]));
  expect(hasUnsavedInput()).toBe(false);
});
