import { buildCompany, buildContact, signIn } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderCompany } from '../../testing/render-company';
import * as pictures from './read-picture';

// Reading, drawing and writing pictures is the browser's, which jsdom is not; the browser tests do it for real.
jest.mock('./read-picture', (): typeof pictures => ({
  readPicture: jest.fn(),
  cutOut: jest.fn(),
  toDataUrl: jest.fn(),
}));
jest.mock('./crop-area', () => ({ __esModule: true, default: () => null }));
const { readPicture, cutOut, toDataUrl } = jest.mocked(pictures);

type Served = NonNullable<Parameters<typeof renderCompany>[0]>;
type User = Awaited<ReturnType<typeof renderCompany>>['user'];

const CUT = new Blob(['cut'], { type: 'image/png' });
const stored = {
  key: 'k/logo.png',
  url: '/files/logo.png',
  name: 'picture.png',
  size: 3,
  contentType: 'image/png',
};
const refuse = () => Response.json({ code: 'internal', message: 'Out of order' }, { status: 500 });
const file = (name: string, content = 'picture') => new File([content], name, { type: 'image/png' });
const input = (label: string) => screen.findByLabelText(label, { selector: 'input' });
const applyCut = async (user: User) => user.click(await screen.findByRole('button', { name: 'Use picture' }));

beforeEach(() => {
  jest.clearAllMocks();
  signIn();
  readPicture.mockResolvedValue({ url: 'blob:1', width: 800, height: 400 });
  cutOut.mockResolvedValue(CUT);
  toDataUrl.mockResolvedValue('data:image/png;base64,AAAA');
});

describe('the logo of the company', () => {
  const save = async (served: Served) => {
    const rendered = await renderCompany({ 'POST /file': stored, ...served });
    await rendered.user.upload(await input('Add logo'), file('logo.png'));
    await applyCut(rendered.user);
    return rendered;
  };

  it('[CO-02] [CO-28] is cut to 160 pixels, stored and saved, and says so at each step', async () => {
    const company = buildCompany({ logoUrl: '/files/logo.png' });
    const { sent } = await save({ 'PUT /company': company });
    expect(await screen.findByText('Uploading Image')).toBeInTheDocument();
    expect(await screen.findByText('Image uploaded successfully')).toBeInTheDocument();
    await waitFor(() => expect(sent('PUT /company')).toHaveLength(1));
    expect(cutOut).toHaveBeenCalledWith('blob:1', { x: 0, y: 0, width: 800, height: 400 }, 160);
    const { query, body } = sent('POST /file')[0]!.request;
    expect(Object.fromEntries(query)).toEqual({ purpose: 'logo', name: 'picture.png' });
    expect(body).toBe(CUT);
    expect(sent('PUT /company')[0]!.request.body).toEqual({ logoUrl: 'k/logo.png' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[CO-28] says that it was not uploaded, and keeps the picture for another try', async () => {
    const { sent } = await save({ 'POST /file': refuse });
    expect(await screen.findByText('Error uploading image')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Crop picture' })).toBeInTheDocument();
    expect(sent('PUT /company')).toEqual([]);
  });

  it('[CO-28] says that it was not saved, and why', async () => {
    await save({ 'PUT /company': refuse });
    expect(await screen.findByText('Error saving changes: Out of order')).toBeInTheDocument();
    expect(screen.queryByText('Image uploaded successfully')).toBeNull();
  });

  it('[CO-02] is removed after a question', async () => {
    const { user, sent } = await renderCompany({
      'GET /company/me': buildCompany({ logoUrl: '/files/logo.png' }),
      'PUT /company': buildCompany(),
    });
    await user.click(await screen.findByRole('button', { name: 'delete Remove logo' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove logo' }));
    expect(await screen.findByText('Logo removed')).toBeInTheDocument();
    expect(sent('PUT /company')[0]!.request.body).toEqual({ logoUrl: null });
  });

  it('[CO-28] does nothing when no file is chosen', async () => {
    await renderCompany();
    const chooser = await input('Add logo');
    act(() => void chooser.dispatchEvent(new Event('change', { bubbles: true })));
    expect(readPicture).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['of another type', 'logo.pdf', 'x', /not a picture of a kind/],
    ['that is empty', 'logo.png', '', /empty/],
    ['that is no picture', 'logo.png', 'text', /cannot be read as a picture/],
  ])('refuses a file %s before anything is sent', async (_what, name, content, text) => {
    readPicture.mockRejectedValue(new Error('no picture'));
    const { user, sent } = await renderCompany();
    // As dragged onto the field, where the browser filters nothing.
    await user.setup({ applyAccept: false }).upload(await input('Add logo'), file(name, content));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(sent('POST /file')).toEqual([]);
  });
});

describe('the picture of a person', () => {
  const choose = async (served: Served = {}) => {
    const rendered = await renderCompany({ 'POST /file': stored, ...served });
    await rendered.user.click(await screen.findByRole('button', { name: 'Edit information: Edit Info' }));
    return rendered;
  };
  const submit = async (user: User) => {
    const button = await screen.findByRole('button', { name: 'Submit' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
  };

  it('[CO-03] is cut, shown, and stored when the dialog is submitted', async () => {
    const { user, sent } = await choose({ 'PUT /contact/me': buildContact() });
    await user.upload(await input('Choose picture'), file('me.jpg'));
    await applyCut(user);
    expect(await screen.findByRole('button', { name: 'Remove picture' })).toBeInTheDocument();
    expect(sent('POST /file')).toEqual([]);
    await submit(user);
    expect(await screen.findByText('User data saved with api')).toBeInTheDocument();
    expect(sent('POST /file')[0]!.request.query.get('purpose')).toBe('avatar');
    expect(sent('PUT /contact/me')[0]!.request.body).toMatchObject({ avatarUrl: 'k/logo.png' });
  });

  it('[CO-28] says that it was not uploaded, and keeps the dialog as it is', async () => {
    const { user, sent } = await choose({ 'POST /file': refuse });
    await user.upload(await input('Choose picture'), file('me.jpg'));
    await applyCut(user);
    await submit(user);
    expect(await screen.findByText('Error Uploading Image')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove picture' })).toBeInTheDocument();
    expect(sent('PUT /contact/me')).toEqual([]);
  });

  it('[CO-03] is removed', async () => {
    const me = buildContact({ avatarUrl: '/files/me.png' });
    const { user, sent } = await choose({ 'GET /contact/me': me, 'PUT /contact/me': buildContact() });
    await user.click(screen.getByRole('button', { name: 'Remove picture' }));
    await submit(user);
    await waitFor(() => expect(sent('PUT /contact/me')).toHaveLength(1));
    expect(sent('PUT /contact/me')[0]!.request.body).toMatchObject({ avatarUrl: null });
  });
});
