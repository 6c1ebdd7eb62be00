import { signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  dialog,
  openWith,
  press,
  renderImport as renderButton,
  serveImport,
} from '../../testing/import-button';

beforeEach(() => signIn());

describe('the import of doctors', () => {
  it('[DR-03] adds 500 pasted rows, of which 7 are wrong, said to be and mended', async () => {
    const lines = Array.from({ length: 500 }, (_, n) => [
      `Dr. ${n}`,
      `d${n}@x.example`,
      `E-${n}`,
      'TR',
      'Rana Malik',
    ]);
    const set = (line: number, cell: number, value: string) => {
      lines[line - 2]?.splice(cell, 1, value);
    };
    set(10, 1, 'no email');
    set(20, 1, 'd0@x.example');
    set(30, 1, 'known@x.example');
    set(40, 3, 'Atlantis');
    set(50, 4, 'Nobody');
    set(60, 0, '=1+1');
    set(70, 2, '@SUM(A1)');
    const { user, sent } = await renderButton(serveImport());
    const text = [['Name', 'Email', 'External ID', 'Country', 'RM'], ...lines]
      .map((one) => one.join('\t'))
      .join('\n');
    await openWith(user, text);
    await press(user, 'Check the rows');

    expect(await dialog().findByText(/493 rows can be added; 7 are wrong/)).toBeInTheDocument();
    expect(sent().map(({ isDryRun, rows }) => [isDryRun, rows.length])).toEqual([[true, 500]]);
    expect(sent()[0]?.rows[0]).toEqual({
      ...{ name: 'Dr. 0', email: 'd0@x.example', externalDoctorId: 'E-0' },
      ...{ locationCountryId: 792, assignedRmUuid: 'm-1' },
    });
    const table = dialog().getByRole('table', { name: 'Rows to import' });
    expect(within(table).getAllByRole('row')).toHaveLength(8);
    const said: [field: string, role: 'textbox' | 'combobox', row: number, text: string][] = [
      ['Email', 'textbox', 10, 'Please enter a valid email'],
      ['Email', 'textbox', 20, 'Row 2 has the same already'],
      ['Email', 'textbox', 30, 'Your organisation has a doctor of this email already'],
      ['Country', 'combobox', 40, 'There is no such country'],
      ['Relationship manager', 'combobox', 50, 'There is no such relationship manager'],
      ['Name', 'textbox', 60, 'This begins like a formula of a spreadsheet (= + - @)'],
      ['External ID', 'textbox', 70, 'This begins like a formula of a spreadsheet (= + - @)'],
    ];
    for (const [field, role, row, why] of said)
      expect(within(table).getByRole(role, { name: `${field}, row ${row}` })).toHaveAccessibleDescription(
        why,
      );

    const good = [
      'd10@y.example',
      'd20@y.example',
      'd30@y.example',
      'Turkey',
      'rana@x.example',
      'Dr. 58',
      'E-68',
    ];
    for (const [index, [field, role, row]] of said.entries()) {
      const cell = within(table).getByRole(role, { name: `${field}, row ${row}` });
      await user.clear(cell);
      await user.click(cell);
      await user.paste(good[index] ?? '');
    }
    expect(dialog().getByText(/7 rows have to be checked again/)).toBeInTheDocument();
    await press(user, 'Check again');
    await waitFor(() => expect(dialog().queryByText(/checked again/)).toBeNull());
    await press(user, 'Add 500 doctors');
    expect(await dialog().findByText('500 doctors were added, 500 were invited.')).toBeInTheDocument();
    expect(sent().at(-1)).toMatchObject({ isDryRun: false, invite: true, rows: { length: 500 } });
    await press(user, 'Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[DR-03] adds the right rows alone, keeps the others, and says who got no invitation', async () => {
    const { user, sent } = await renderButton(serveImport(1));
    await openWith(user, 'Ada,ada@x.example\nBo,bo@x.example\nCy,cy');
    await press(user, 'Check the rows');
    await press(user, 'Add 2 doctors');
    expect(await dialog().findByText('2 doctors were added, 1 was invited.')).toBeInTheDocument();
    expect(dialog().getByText('In 12 minutes')).toBeInTheDocument();
    expect(dialog().getByRole('textbox', { name: 'Email, row 3' })).toHaveValue('cy');
    await user.click(dialog().getByText('Added (2)'));
    const table = dialog().getByRole('table', { name: 'Rows to import' });
    expect(within(table).getByRole('row', { name: /Ada/ })).toHaveTextContent('Added and invited');
    expect(within(table).getByRole('row', { name: /Bo/ })).toHaveTextContent('Added, not invited');

    await user.click(dialog().getByText('Only wrong ones (1)'));
    await user.type(dialog().getByRole('textbox', { name: 'Email, row 3' }), '@x.example');
    await press(user, 'Check again');
    const invite = dialog().getByRole('checkbox', { name: 'Invite them by mail' });
    await waitFor(() => expect(invite).toBeEnabled());
    await user.click(invite);
    await press(user, 'Add 1 doctor');
    expect(await dialog().findByText('3 doctors were added, 1 was invited.')).toBeInTheDocument();
    expect(sent().at(-1)).toMatchObject({ invite: false, rows: [{ email: 'cy@x.example' }] });
  });

  it('[DR-03] takes a file of another encoding, and says what is wrong with a text', async () => {
    const { user } = await renderButton(serveImport());
    await user.click(await screen.findByRole('button', { name: /Import doctors/ }));
    const rows = () => dialog().getByRole('textbox', { name: 'Rows' });
    const chooser = document.querySelector<HTMLInputElement>('input[type=file]')!;
    const bytes = [
      ...new TextEncoder().encode('name,email\nDr. '),
      0xde,
      0xfc,
      ...new TextEncoder().encode(',a@x.example'),
    ];
    const file = new File([], 'doctors.csv', { type: 'text/csv' });
    // jsdom's files cannot be read.
    Object.assign(file, { arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer) });
    await user.upload(chooser, file);
    await waitFor(() => expect(rows()).toHaveValue('name,email\nDr. Şü,a@x.example'));
    expect(dialog().getByText(/not saved as UTF-8/)).toBeInTheDocument();
    await user.click(dialog().getByRole('combobox', { name: 'Encoding of the file' }));
    await user.click(await screen.findByTitle('Western (windows-1252)'));
    expect(rows()).toHaveValue('name,email\nDr. Þü,a@x.example');
    expect(dialog().getByRole('link', { name: 'Download a template' })).toHaveAttribute(
      'download',
      'doctors.csv',
    );

    await user.clear(rows());
    await user.paste('name,country\nAda,TR');
    await press(user, 'Check the rows');
    expect(
      await dialog().findByText('The first row names columns, but none of them is the email.'),
    ).toBeInTheDocument();
    expect(rows()).toHaveValue('name,country\nAda,TR');
  });

  it('[DR-03] keeps the rows when the server cannot be reached, and 5,000 of them usable', async () => {
    let isUp = false;
    const served = serveImport()['POST /dso/doctor/import'];
    const { user } = await renderButton({
      'POST /dso/doctor/import': (request) =>
        isUp && typeof served === 'function' ? served(request) : Response.json({}, { status: 503 }),
    });
    await openWith(user, Array.from({ length: 5_000 }, (_, n) => `Dr ${n},d${n}@x.example`).join('\n'));
    await press(user, 'Check the rows');
    expect(await dialog().findByText('This did not work, and your rows are still here')).toBeInTheDocument();
    isUp = true;
    await press(user, 'Check the rows');
    expect(await dialog().findByRole('button', { name: 'Add 5,000 doctors' })).toBeEnabled();
    expect(dialog().getByText(/At most 500 invitations an hour/)).toBeInTheDocument();
    expect(within(dialog().getByRole('table', { name: 'Rows to import' })).getAllByRole('row')).toHaveLength(
      21,
    );
  });

  it('[DR-03] asks before it discards rows that are not added yet, and closes at once when all are', async () => {
    const { user } = await renderButton(serveImport());
    const answer = async (name: string) => user.click(await screen.findByRole('button', { name }));
    const expectDialogs = (count: number) =>
      waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(count));
    await openWith(user, 'Ada,ada@x.example');
    await press(user, 'Cancel');
    await answer('Discard');
    await expectDialogs(0);

    await openWith(user, 'Ada,ada@x.example');
    await press(user, 'Check the rows');
    await dialog().findByRole('button', { name: 'Add 1 doctor' });
    // The cross.
    await press(user, 'Close');
    await answer('Keep editing');
    await expectDialogs(1);
    await press(user, 'Add 1 doctor');
    await dialog().findByRole('button', { name: 'Done' });
    await user.click(dialog().getAllByRole('button', { name: 'Close' })[0]!);
    await expectDialogs(0);
  });

  it('speaks Arabic', async () => {
    const { user } = await renderButton(serveImport(), 'ar');
    await user.click(await screen.findByRole('button', { name: /استيراد أطباء/ }));
    const shown = within(screen.getByRole('dialog', { name: 'استيراد أطباء' }));
    await user.type(shown.getByRole('textbox', { name: 'الصفوف' }), 'أحمد,a');
    await user.click(shown.getByRole('button', { name: 'فحص الصفوف' }));
    expect(await shown.findByText('لا يمكن إضافة أي صف؛ وصف واحد خاطئ يجب تصحيحه.')).toBeInTheDocument();
  });

  it.each([
    ['a relationship manager', { user: { role: 'RM' as const } }, 'Role RM Not Allowed'],
    ['a blocked company', { company: { status: 'BLOCKED' as const } }, 'You are blocked'],
  ])('[DR-03] cannot be begun by %s', async (_who, session, reason) => {
    signIn(session);
    await renderButton();
    const frame = await screen.findByRole('group', { name: reason });
    expect(within(frame).getByRole('button', { name: /Import doctors/ })).toBeDisabled();
  });
});
