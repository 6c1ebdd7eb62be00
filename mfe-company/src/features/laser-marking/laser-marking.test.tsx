import { bus } from '@portal/shared/bus';
import type { Lmp, LmpChange } from '@portal/shared/contract';
import { signIn } from '@portal/shared/testing';
import { hasUnsavedInput } from '@portal/shared/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildLmp, MARKED } from '../../testing/build-lmp';
import { renderCompany } from '../../testing/render-company';

type Served = Parameters<typeof renderCompany>[0];

/** The page over preferences that take every change. */
async function openPage(first: Lmp = buildLmp(), served: Served = {}, language: 'en' | 'ar' = 'en') {
  let lmp = first;
  const page = await renderCompany(
    {
      'GET /lmp': () => lmp,
      'PUT /lmp': ({ body }) => {
        const { key, value } = body as LmpChange;
        return (lmp = { ...lmp, [key]: value });
      },
      ...served,
    },
    '/lmp',
    language,
  );
  const changes = () =>
    page.seen.filter(({ call }) => call === 'PUT /lmp').map(({ request }) => request.body);
  return { ...page, changes, setLmp: (over: Partial<Lmp>) => (lmp = { ...lmp, ...over }) };
}

const refuse =
  (message: string, code = 'internal', status = 500) =>
  () =>
    Response.json({ code, message }, { status });
const table = async (name: string) => within(await screen.findByRole('table', { name }));
const picture = () => screen.findByRole('img', { name: /^Drawing of an upper aligner/ });
const nameBox = () => screen.findByRole('textbox', { name: 'Company name' });
const switchOf = (mark: string) => screen.findByRole('switch', { name: `${mark}: active` });

beforeEach(() => signIn());

describe('Production preferences', () => {
  it('[CO-23] has both tables with their rows', async () => {
    await openPage(MARKED);
    expect(await screen.findByRole('heading', { level: 1, name: 'Production preferences' })).toBeVisible();
    const marks = await table('Laser marking');
    for (const column of ['Name', 'Change data', 'Active'])
      expect(marks.getByRole('columnheader', { name: column })).toBeVisible();
    const names = marks
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('td')?.textContent);
    expect(names).toEqual(['Logo', 'Company name', 'Patient name', 'Arch', 'Step number']);
    expect((await table('Cut Line')).getByText('Trim line')).toBeVisible();
  });

  it.each([
    ['Logo', 'logoFlag'],
    ['Company name', 'companyNameFlag'],
    ['Patient name', 'patientNameFlag'],
    ['Arch', 'archFlag'],
    ['Step number', 'stepNumberFlag'],
  ])('[CO-24] turns %s on by its key alone', async (mark, key) => {
    const { user, changes } = await openPage();
    await user.click(await switchOf(mark));
    await waitFor(() => expect(changes()).toEqual([{ key, value: true }]));
    await waitFor(async () => expect(await switchOf(mark)).toBeChecked());
  });

  it.each([
    ['Style of the patient name', 'FULL NAME', 'patientNameStyle'],
    ['Trim line', 'Straight Cut', 'trimLine'],
  ])('[CO-24] saves the %s as it is chosen', async (label, option, key) => {
    const { user, changes } = await openPage(MARKED);
    await user.click(await screen.findByRole('combobox', { name: label }));
    await user.click(await screen.findByTitle(option));
    await waitFor(() => expect(changes()).toEqual([{ key, value: option }]));
    await waitFor(async () =>
      expect((await picture()).getAttribute('aria-label')).toContain(
        key === 'trimLine' ? 'Straight Cut' : 'Jane Doe',
      ),
    );
  });

  it('[CO-24] takes the company name while it is marked only, and has Save once it is changed', async () => {
    const { user, changes } = await openPage(buildLmp({ companyName: 'Bright' }));
    expect(await nameBox()).toBeDisabled();
    await user.click(await switchOf('Company name'));
    await waitFor(async () => expect(await nameBox()).toBeEnabled());
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.type(await nameBox(), ' Smile ');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changes()).toContainEqual({ key: 'companyName', value: 'Bright Smile' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(await nameBox()).toHaveValue('Bright Smile');
  });

  it('[CO-24] wants a company name of 1 to 256 characters', async () => {
    const { user, changes } = await openPage(MARKED);
    await user.clear(await nameBox());
    expect(await screen.findByText('this field is required')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(await nameBox());
    await user.paste('x'.repeat(257));
    expect(await screen.findByText('At most 256 characters')).toBeVisible();
    expect(await nameBox()).toBeInvalid();
    await user.type(await nameBox(), '{Enter}');
    expect(changes()).toEqual([]);
    await user.type(await nameBox(), '{Backspace}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  });

  it('[CO-24] keeps what was typed when it is not saved, and says why at its row', async () => {
    const { user } = await openPage(MARKED, { 'PUT /lmp': refuse('No connection to the engraver') });
    await user.type(await nameBox(), ' Ltd{Enter}');
    expect(await screen.findByText('Error saving changes: No connection to the engraver')).toBeVisible();
    const row = (await nameBox()).closest('tr') as HTMLElement;
    expect(within(row).getByRole('alert')).toHaveTextContent('No connection to the engraver');
    expect(await nameBox()).toHaveValue('Bright Smile Ltd');
    expect(within(row).getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('[CO-24] lets a name that was typed be discarded once it is not marked any more', async () => {
    const { user, setLmp, changes } = await openPage(MARKED);
    await user.type(await nameBox(), ' Ltd');
    setLmp({ companyNameFlag: false });
    act(() => bus.emit('company:changed', { uuid: 'c', part: 'marking' }));
    await waitFor(async () => expect(await nameBox()).toBeDisabled());
    expect(await nameBox()).toHaveValue('Bright Smile Ltd');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await nameBox()).toHaveValue('Bright Smile');
    expect(hasUnsavedInput()).toBe(false);
    expect(changes()).toEqual([]);
  });

  it('[CO-23] says what the trim line is for, and where that of cases is chosen', async () => {
    await openPage(MARKED);
    const cell = (await screen.findByRole('combobox', { name: 'Trim line' })).closest('td') as HTMLElement;
    expect(cell).toHaveTextContent(/with the laser marking\. Your cases name/);
    expect(within(cell).getByRole('link', { name: 'Product Preferences' })).toHaveAttribute(
      'href',
      '/profile/preferences',
    );
  });

  it('shows what another tab changed, and not over what is typed here', async () => {
    const { user, setLmp } = await openPage(MARKED);
    await user.type(await nameBox(), ' Ltd');
    setLmp({ companyName: 'Other', archFlag: false });
    act(() => bus.emit('company:changed', { uuid: 'c', part: 'marking' }));
    await waitFor(async () => expect(await switchOf('Arch')).not.toBeChecked());
    expect(await nameBox()).toHaveValue('Bright Smile Ltd');
    expect(screen.getByText('Saved meanwhile by somebody else: Other')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use it' }));
    expect(await nameBox()).toHaveValue('Other');
  });

  it('[SH-27] can be seen by a blocked company, and not changed', async () => {
    signIn({ company: { status: 'BLOCKED' } });
    await openPage(MARKED);
    expect(await switchOf('Arch')).toBeDisabled();
    expect(await nameBox()).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Trim line' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Change logo' })).toBeDisabled();
  });

  it('is open to a relationship manager', async () => {
    signIn({ user: { role: 'RM' } });
    await openPage(MARKED);
    expect(await switchOf('Arch')).toBeEnabled();
  });

  it('says what a mark still lacks', async () => {
    await openPage({ ...MARKED, logoFile: null, companyName: null, patientNameStyle: null });
    for (const hint of [/^Upload a logo/, /^Save a name/, /^Choose a style/])
      expect(await screen.findByText(hint)).toBeVisible();
  });

  it('tells of a failed load, and tries again', async () => {
    let isBroken = true;
    const { user } = await openPage(buildLmp(), {
      'GET /lmp': () =>
        isBroken ? Response.json({ code: 'internal', message: 'No' }, { status: 500 }) : MARKED,
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(retry);
    expect(await nameBox()).toHaveValue('Bright Smile');
  });
});

describe('the picture', () => {
  it('tells what is engraved, in its order', async () => {
    await openPage(MARKED);
    expect((await picture()).getAttribute('aria-label')).toBe(
      'Drawing of an upper aligner from the front. Trim line: Scalloped. Engraved, in this order: ' +
        'Logo, Company name: Bright Smile, Patient name: Doe, Arch: U, Step number: 3.',
    );
  });

  it('follows a change', async () => {
    const { user } = await openPage();
    expect((await picture()).getAttribute('aria-label')).toContain('Nothing is engraved.');
    await user.click(await switchOf('Arch'));
    await waitFor(async () =>
      expect((await picture()).getAttribute('aria-label')).toContain('Engraved, in this order: Arch: U.'),
    );
  });

  it('is told in Arabic', async () => {
    await openPage(MARKED, {}, 'ar');
    expect(await screen.findByRole('img', { name: /^رسم أمامي/ })).toBeVisible();
  });
});
