import { expect } from '@playwright/test';
import { Portal } from '../pages/portal';
import { violationsOf } from '../support/axe';
import { test } from '../support/company';

const COUNT = 500;
const HEAD = ['name', 'email', 'externalDoctorId', 'country', 'assignedRm'] as const;
type Field = (typeof HEAD)[number];

/** In the file's lines, of which the first is the head: what is wrong, what is said of it, and what mends it. */
const WRONG: readonly { line: number; field: Field; text: string; said: RegExp; mended: string }[] = [
  { line: 13, field: 'email', text: 'no address', said: /email/i, mended: 'mended-13@import.example' },
  {
    line: 75,
    field: 'email',
    text: 'doctor-74@import.example',
    said: /Row 74 has the same already/,
    mended: 'mended-75@import.example',
  },
  { line: 142, field: 'name', text: '', said: /required/, mended: 'Dr. Mended 142' },
  {
    line: 223,
    field: 'name',
    text: '=HYPERLINK("https://x.example")',
    said: /begins like a formula/,
    mended: 'Dr. Mended 223',
  },
  { line: 305, field: 'country', text: 'Atlantis', said: /no such country/, mended: 'Denmark' },
  {
    line: 379,
    field: 'assignedRm',
    text: 'Nobody Known',
    said: /no such relationship manager/,
    mended: '',
  },
  {
    line: 500,
    field: 'externalDoctorId',
    text: 'EXT-2',
    said: /Row 2 has the same already/,
    mended: 'EXT-500',
  },
];

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A file as a spreadsheet saves it, with what is wrong. */
function importFile(): Buffer {
  const lines = Array.from({ length: COUNT }, (_, index) => {
    const line = index + 2;
    const values: Record<Field, string> = {
      name: `Dr. Number ${line}`,
      email: `doctor-${line}@import.example`,
      externalDoctorId: `EXT-${line}`,
      country: 'Türkiye',
      assignedRm: '',
    };
    for (const { field, text } of WRONG.filter((one) => one.line === line)) values[field] = text;
    return HEAD.map((field) => quoted(values[field])).join(',');
  });
  return Buffer.from(`Name,Email,External ID,Country,Relationship manager\r\n${lines.join('\r\n')}\r\n`);
}

test('[DR-03] 500 doctors are imported of a file in which 7 rows are wrong: these are named, mended in place, and all 500 are there', async ({
  page,
  api,
}) => {
  const { main, text } = new Portal(page);
  const dialog = page.getByRole('dialog');
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const cell = ({ line, field }: (typeof WRONG)[number]) =>
    dialog.getByLabel(`${text(`doctors.import.field.${field}`)}, row ${line}`, { exact: true });

  await page.goto('/doctors');
  await main.getByRole('button', { name: text('doctors.import.open') }).click();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'doctors.csv', mimeType: 'text/csv', buffer: importFile() });
  await press(text('doctors.import.check'));

  await test.step('says which rows are wrong and why, and adds nobody meanwhile', async () => {
    await expect(dialog.getByText('Only wrong ones (7)')).toBeVisible();
    for (const wrong of WRONG) {
      await expect(cell(wrong)).toHaveValue(wrong.text);
      await expect(cell(wrong)).toHaveAccessibleDescription(wrong.said);
    }
    expect(await violationsOf(page)).toEqual([]);
    const { body } = await api.call<{ total: number }>('GET', '/dso/doctor?page=1&paginate=1');
    expect(body.total).toBe(0);
  });

  await test.step('takes what mends them, and adds all once they are right', async () => {
    for (const wrong of WRONG) await cell(wrong).fill(wrong.mended);
    await press(text('doctors.import.checkAgain'));
    await expect(dialog.getByText('Only wrong ones (0)')).toBeVisible();
    await dialog.getByRole('checkbox', { name: text('doctors.import.invite') }).uncheck();
    await press(`Add ${COUNT} doctors`);
    await expect(dialog.getByText(`Added (${COUNT})`)).toBeVisible();
    await press(text('doctors.import.done'));
    await expect(dialog).toBeHidden();
  });

  await expect(main.getByText(`${COUNT} doctors`, { exact: true })).toBeVisible();
  await test.step('all of them can be chosen to be invited, in the bar that lies over the list', async () => {
    await main.getByRole('checkbox', { name: text('shared.table.selectEveryRow') }).check();
    await main.getByRole('button', { name: `Invite ${COUNT} doctors` }).click();
    await expect(dialog).toContainText(`${COUNT}`);
    await press(text('shared.edit.cancel'));
    await expect(dialog).toBeHidden();
  });

  await main.getByRole('searchbox').fill('mended');
  await expect(main.getByRole('link', { name: /^Dr\. (Mended|Number)/ })).toHaveCount(4);
  for (const name of ['Dr. Number 13', 'Dr. Number 75', 'Dr. Mended 142', 'Dr. Mended 223'])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  const { body } = await api.call<{ data: { externalDoctorId: string; country: string | null }[] }>(
    'GET',
    '/dso/doctor?page=1&paginate=9999&getStatistics=false',
  );
  expect(body.data).toHaveLength(COUNT);
  const of = (id: string) => body.data.find(({ externalDoctorId }) => externalDoctorId === id);
  expect(of('EXT-305')?.country).toBe('Denmark');
  expect(of('EXT-500')).toBeDefined();
});
