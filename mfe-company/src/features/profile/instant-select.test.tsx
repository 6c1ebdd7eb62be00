import type { CallReply } from '@portal/shared/contract';
import { buildCompany, buildConfiguration, signIn } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { callsAfter, renderCompany } from '../../testing/render-company';

type User = Awaited<ReturnType<typeof renderCompany>>['user'];

async function choose(user: User, label: string, option: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByTitle(option));
}

/** An answer that the test gives when it wants to. */
function heldAnswer<T>() {
  let give: (answer: T) => void = () => undefined;
  const answer = new Promise<T>((resolve) => (give = resolve));
  return { answer, give: (value: T) => act(async () => give(value)) };
}

beforeEach(() => signIn());

describe('choices that are saved at once', () => {
  it('[AP-10] [CO-22] saves the dental notation on selection, disabled while saving, and reads the configuration again', async () => {
    const held = heldAnswer<CallReply<'PATCH /company/configuration'>>();
    let configuration = buildConfiguration();
    const { seen, user } = await renderCompany({
      'GET /company/configuration': () => configuration,
      'PATCH /company/configuration': () => held.answer,
    });
    expect(await screen.findByTitle('FDI')).toBeInTheDocument();
    await choose(user, 'Dental Notation', 'Palmer');
    const select = screen.getByRole('combobox', { name: 'Dental Notation' });
    await waitFor(() => expect(select).toBeDisabled());
    configuration = buildConfiguration({ dentalNotation: 'palmer' });
    await held.give(configuration);
    await waitFor(() => expect(select).toBeEnabled());
    expect(seen.find(({ call }) => call === 'PATCH /company/configuration')?.request.body).toEqual({
      dentalNotation: 'palmer',
    });
    await waitFor(() =>
      expect(callsAfter(seen, 'PATCH /company/configuration')).toContain('GET /company/configuration'),
    );
  });

  it('[AP-10] [CO-22] saves the date format on selection, and reads the company again', async () => {
    const company = buildCompany({ dateFormat: 'MM/DD/YYYY' });
    const { seen, user } = await renderCompany({ 'PUT /company': company });
    await choose(user, 'Preferred date format', 'MM/DD/YYYY');
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(seen.find(({ call }) => call === 'PUT /company')?.request.body).toEqual({
      dateFormat: 'MM/DD/YYYY',
    });
    await waitFor(() => expect(callsAfter(seen, 'PUT /company')).toContain('GET /company/me'));
  });

  it('[SH-30] [CO-22] offers the usual date format, which a company without another one has', async () => {
    let company = buildCompany({ dateFormat: 'MM/DD/YYYY' });
    const { sent, user } = await renderCompany({
      'GET /company/me': () => company,
      'PUT /company': () => (company = buildCompany()),
    });
    await choose(user, 'Preferred date format', 'DD MMM YYYY (default)');
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(sent('PUT /company')[0]!.request.body).toEqual({ dateFormat: null });
    const select = screen.getByRole('combobox', { name: 'Preferred date format' });
    await waitFor(() => expect(select).toBeEnabled());
    expect(select.closest('[title]')).toHaveAttribute('title', 'DD MMM YYYY (default)');
  });

  it('[CA-13] saves that a plan is approved and cleared by two people, where it needs both', async () => {
    const configuration = buildConfiguration({ workflow: 'TWO_STEPS' });
    const { seen, user } = await renderCompany({
      'GET /company/configuration': configuration,
      'PATCH /company/configuration': { ...configuration, needsTwoApprovers: true },
    });
    await choose(user, 'Approval and clearance of a plan', 'Two different people');
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(seen.find(({ call }) => call === 'PATCH /company/configuration')?.request.body).toEqual({
      needsTwoApprovers: true,
    });
  });

  it('[CA-13] asks no company of one approval who gives the second', async () => {
    await renderCompany({ 'GET /company/configuration': buildConfiguration({ workflow: 'ONE_STEP' }) });
    expect(await screen.findByTitle('FDI')).toBeInTheDocument();
    expect(screen.queryByText('Approval and clearance of a plan')).not.toBeInTheDocument();
  });

  it('[CO-22] goes back to what it was when saving fails', async () => {
    const { user } = await renderCompany({
      'PATCH /company/configuration': () =>
        Response.json({ code: 'forbidden', message: 'No' }, { status: 403 }),
    });
    await choose(user, 'Dental Notation', 'Universal');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Dental Notation' })).toBeEnabled());
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Dental Notation' }).closest('[title]')).toHaveAttribute(
      'title',
      'FDI',
    );
  });

  it('[CO-22] lets nobody but a super admin choose the dental notation', async () => {
    signIn({
      user: {
        flagsMap: {
          emailSubscription: true,
          superAdmin: false,
          isDso: true,
          showHelp: false,
          secondFactor: false,
        },
      },
    });
    await renderCompany();
    expect(await screen.findByRole('combobox', { name: 'Dental Notation' })).toBeDisabled();
    expect(await screen.findByRole('combobox', { name: 'Preferred date format' })).toBeEnabled();
  });
});
