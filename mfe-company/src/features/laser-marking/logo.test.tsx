import type { Lmp } from '@portal/shared/contract';
import { signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildLmp, MARKED } from '../../testing/build-lmp';
import { renderCompany } from '../../testing/render-company';

const PNG = new File(['png'], 'logo.png', { type: 'image/png' });
const STORED = {
  key: 'k/logo.png',
  url: '/api/files/k',
  name: 'logo.png',
  size: 3,
  contentType: 'image/png',
};

async function openDialog(lmp: Lmp, served: Parameters<typeof renderCompany>[0] = {}) {
  const page = await renderCompany({ 'GET /lmp': lmp, ...served }, '/lmp');
  await page.user.click(await screen.findByRole('button', { name: 'Change logo' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Logo image')).toBeInTheDocument();
  const calls = () => page.seen.map(({ call }) => call).filter((call) => call !== 'GET /lmp');
  return { ...page, dialog, calls, save: () => dialog.getByRole('button', { name: 'Save' }) };
}

beforeEach(() => {
  signIn();
  URL.createObjectURL = () => 'blob:logo';
  URL.revokeObjectURL = () => undefined;
});

describe("the dialog 'Logo image'", () => {
  it('[CO-23] [CO-28] has Cancel, Change and Save, and does nothing without a file', async () => {
    const { dialog, save, calls, user } = await openDialog(MARKED);
    expect(dialog.getByLabelText('Change')).toHaveAttribute('type', 'file');
    expect(dialog.getByRole('img', { name: /engraved now/ })).toHaveAttribute('src', MARKED.logoFile);
    await waitFor(() => expect(save()).toBeDisabled());
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls()).toEqual([]);
  });

  it('[CO-23] [CO-28] stores the picture, and makes it the logo', async () => {
    const { dialog, save, seen, user } = await openDialog(buildLmp(), {
      'POST /file': STORED,
      'PUT /lmp': buildLmp({ logoFile: STORED.url }),
    });
    await user.upload(dialog.getByLabelText('Change'), PNG);
    expect(await dialog.findByRole('img', { name: 'Preview of logo.png' })).toBeVisible();
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save());
    expect(await screen.findByText('Uploading Image')).toBeVisible();
    expect(await screen.findByText('Image uploaded successfully')).toBeVisible();
    const sent = seen.find(({ call }) => call === 'POST /file')?.request;
    expect(Object.fromEntries(sent?.query ?? [])).toEqual({ purpose: 'lmpLogo', name: 'logo.png' });
    expect(seen.find(({ call }) => call === 'PUT /lmp')?.request.body).toEqual({
      key: 'logoFile',
      value: STORED.key,
    });
  });

  it('[CO-28] says why a picture was not taken, and keeps it for another try', async () => {
    const { dialog, save, user } = await openDialog(buildLmp(), {
      'POST /file': () =>
        Response.json({ code: 'damagedFile', message: 'The picture is damaged' }, { status: 422 }),
    });
    await user.upload(dialog.getByLabelText('Change'), PNG);
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save());
    expect(await screen.findByText('Error uploading image')).toBeVisible();
    expect(await dialog.findByText('The picture is damaged')).toBeVisible();
    expect(dialog.getByRole('img', { name: 'Preview of logo.png' })).toBeVisible();
  });

  it('[CO-28] says when the stored picture could not be chosen', async () => {
    const { dialog, save, user } = await openDialog(buildLmp(), {
      'POST /file': STORED,
      'PUT /lmp': () => Response.json({ code: 'unavailable', message: 'Not now' }, { status: 503 }),
    });
    await user.upload(dialog.getByLabelText('Change'), PNG);
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save());
    expect(await screen.findByText('Error saving changes: Not now')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it.each([
    ['notes.txt', 3, 'Only JPEG, PNG and WebP pictures are accepted'],
    ['empty.png', 0, 'The file is empty'],
    ['large.png', 5 * 1024 ** 2 + 1, 'The picture is larger than 5 MB'],
  ])('[CO-28] refuses %s before it is sent', async (name, size, text) => {
    const { dialog, save, calls } = await openDialog(buildLmp());
    const { default: userEvent } = await import('@testing-library/user-event');
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(dialog.getByLabelText('Change'), new File([new Uint8Array(size)], name));
    expect(await dialog.findByText(text)).toBeVisible();
    await waitFor(() => expect(save()).toBeDisabled());
    expect(calls()).toEqual([]);
  });
});
