import type { Doctor } from '@portal/shared/contract';
import { buildCase, buildDoctor, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, renderDoctors } from '../../testing/render-doctors';

const PROFILE = '/doctors/d-1/profile';
const SENT = '2026-03-03T10:00:00.000Z';

beforeEach(() => signIn());

describe('the page of one doctor', () => {
  it('[DR-02] shows the profile, with the invitation and its mail', async () => {
    const invitation: Doctor['invitation'] = {
      state: 'open',
      mail: 'sent',
      mailSentAt: SENT,
      acceptedAt: null,
      expiresAt: '2026-03-10T10:00:00.000Z',
    };
    const doctor = buildDoctor({ externalDoctorId: null, status: 'invited', invitedAt: SENT, invitation });
    await renderDoctors({ 'GET /dso/doctor/{id}': doctor }, PROFILE);
    const profile = within(await screen.findByRole('region', { name: 'Profile' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Dr. Ada Yılmaz' })).toBeInTheDocument();
    expect(profile.getByText('Invited')).toBeInTheDocument();
    expect(profile.getByText('02 Mar 2026')).toBeInTheDocument();
    expect(profile.getByText('External ID').nextSibling).toHaveTextContent('—');
    expect(screen.getByRole('link', { name: 'All doctors' })).toHaveAttribute('href', '/doctors');
    const facts = within(screen.getByRole('region', { name: 'Invitation' }));
    expect(facts.getByText('State').nextSibling).toHaveTextContent('Waiting for acceptance');
    expect(facts.getByText('Mail').nextSibling).toHaveTextContent('Sent');
    expect(facts.getByText('Mail sent at').nextSibling).toHaveTextContent('03 Mar 2026');
    expect(facts.getByText('Valid until').nextSibling).toHaveTextContent('10 Mar 2026');
    expect(facts.getByText('Accepted at').nextSibling).toHaveTextContent('—');
  });

  it('[DR-02] names the country in the language of the page', async () => {
    const doctor = buildDoctor({ locationCountryId: 2, country: 'Denmark' });
    await renderDoctors({ 'GET /dso/doctor/{id}': doctor }, PROFILE, 'tr');
    expect(await screen.findByText('Danimarka')).toBeInTheDocument();
  });

  it('[DR-02] says when there is no such doctor', async () => {
    const answer = () => Response.json({ code: 'notFound', message: 'No' }, { status: 404 });
    await renderDoctors({ 'GET /dso/doctor/{id}': answer }, PROFILE);
    expect(await screen.findByText('There is nothing here')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'All doctors' })[0]).toHaveAttribute('href', '/doctors');
  });

  it('has no tab of another name', async () => {
    await renderDoctors({}, '/doctors/d-1/nothing');
    expect(await screen.findByText('There is nothing here')).toBeInTheDocument();
  });

  it('[DR-02] lists the cases, page by page, and leads into the list of cases', async () => {
    const cases = [
      buildCase({ uuid: 'c-1', identifier: 'C-10001', side: 'doctor', status: 'IN_QC' }),
      buildCase({ uuid: 'c-2', identifier: 'C-10002', side: 'doctor', status: 'NEW', patientName: '' }),
    ];
    const { seen, user } = await renderDoctors(
      {
        'GET /dso/doctor/{id}': buildDoctor({ uuid: 'd-1' }),
        'GET /dso/doctor/{id}/case': { ...listOf(cases), total: 12, pages: 2 },
      },
      PROFILE,
    );
    await user.click(await screen.findByRole('tab', { name: 'Cases' }));
    const table = within(await screen.findByRole('table', { name: 'Cases' }));
    expect(window.location.pathname).toBe('/doctors/d-1/cases');
    expect(table.getByRole('row', { name: /C-10001/ })).toHaveTextContent('Quality check');
    expect(table.getByRole('link', { name: 'C-10001' })).toHaveAttribute('href', '/doctor/all/c-1/overview');
    expect(table.getByRole('link', { name: 'C-10002' })).toHaveAttribute(
      'href',
      '/doctor/all/c-2/submission',
    );
    expect(screen.getByRole('link', { name: 'Open in the list of cases' })).toHaveAttribute(
      'href',
      '/cases/doctor?doctor=d-1',
    );
    await user.click(table.getByRole('columnheader', { name: /Patient name/ }));
    const asked = () =>
      seen
        .filter(({ call }) => call === 'GET /dso/doctor/{id}/case')
        .map(({ request }) => [request.params['id'], request.query.get('order')]);
    await waitFor(() =>
      expect(asked()).toEqual([
        ['d-1', 'createdAt desc'],
        ['d-1', 'patientName asc'],
      ]),
    );
  });

  it('says that a doctor has no cases', async () => {
    await renderDoctors(
      { 'GET /dso/doctor/{id}': buildDoctor(), 'GET /dso/doctor/{id}/case': listOf([]) },
      '/doctors/d-1/cases',
    );
    expect(await screen.findByText('This doctor has no cases yet.')).toBeInTheDocument();
  });
});
