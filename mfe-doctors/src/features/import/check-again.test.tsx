import { buildContact, signIn } from '@portal/shared/testing';
import { within } from '@testing-library/react';
import { dialog, MANAGERS, openWith, press, renderImport, serveImport } from '../../testing/import-button';
import { listOf } from '../../testing/render-doctors';

beforeEach(() => signIn());

describe('a row of the import that is wrong for what stands elsewhere', () => {
  it('[DR-03] is checked again once the row with the same email is left out', async () => {
    const { user } = await renderImport(serveImport());
    await openWith(user, 'Ada,same@x.example\nBo,same@x.example\nCy,c@x.example');
    await press(user, 'Check the rows');
    const second = await dialog().findByRole('textbox', { name: 'Email, row 2' });
    expect(second).toHaveAccessibleDescription('Row 1 has the same already');
    await user.click(dialog().getByText('All (3)'));
    await press(user, 'Leave out row 1');
    expect(dialog().getByText(/1 row has to be checked again/)).toBeInTheDocument();
    await press(user, 'Check again');
    expect(await dialog().findByRole('button', { name: 'Add 2 doctors' })).toBeEnabled();
    expect(within(dialog().getByRole('table')).getByRole('row', { name: /Bo/ })).toHaveTextContent(
      'Can be added',
    );
  });

  it('[DR-03] is checked again as it is, against the relationship managers whom there are now', async () => {
    let managers = MANAGERS;
    const { user, sent } = await renderImport({
      ...serveImport(),
      'GET /contact': () => listOf(managers),
    });
    await openWith(user, 'Ada,a@x.example,,,Nia Nyberg');
    await press(user, 'Check the rows');
    const manager = await dialog().findByRole('combobox', { name: 'Relationship manager, row 1' });
    expect(manager).toHaveAccessibleDescription('There is no such relationship manager');
    await press(user, 'Check again');
    managers = [...MANAGERS, buildContact({ uuid: 'm-2', name: 'Nia Nyberg', role: 'RM' })];
    await press(user, 'Check again');
    await press(user, 'Add 1 doctor');
    expect(await dialog().findByText(/1 doctor was added/)).toBeInTheDocument();
    expect(sent().at(-1)).toMatchObject({ isDryRun: false, rows: [{ assignedRmUuid: 'm-2' }] });
  });
});
