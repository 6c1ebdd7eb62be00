import { buildCase, signIn } from '@portal/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderCases, servedCase } from '../../testing/render-cases';

const CASE = buildCase();

beforeEach(() => signIn());

it('[UP-05] does not ask where a file belongs that is empty', async () => {
  await renderCases(`/admin/all/${CASE.uuid}/records`, servedCase(CASE));
  const area = await screen.findByText(/^Drop files here/);
  const files = [new File([], 'IMG_1.jpg'), new File(['jpeg'], 'IMG_2.jpg')];
  fireEvent.drop(area, { dataTransfer: { types: ['Files'], files } });
  const row = (await screen.findByText('IMG_1.jpg')).closest('li')!;
  expect(within(row).getByText('This file is empty')).toBeVisible();
  expect(within(row).queryByRole('combobox')).toBeNull();
  expect(within(row).getByRole('button', { name: 'Leave out IMG_1.jpg' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Where IMG_2.jpg belongs' })).toBeVisible();
});
