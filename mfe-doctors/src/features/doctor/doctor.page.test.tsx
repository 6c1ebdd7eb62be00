import { buildDoctor, signIn } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { renderDoctors } from '../../testing/render-doctors';

const PROFILE = '/doctors/d-1/profile';

beforeEach(() => signIn());

describe('the page of one doctor', () => {
  it('[DR-02] shows the profile', async () => {
    await renderDoctors({ 'GET /dso/doctor/{id}': buildDoctor({ externalDoctorId: null }) }, PROFILE);
    const profile = within(await screen.findByRole('region', { name: 'Profile' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Dr. Ada Yılmaz' })).toBeInTheDocument();
    expect(profile.getByText('Active')).toBeInTheDocument();
    expect(profile.getByText('02 Mar 2026')).toBeInTheDocument();
    expect(profile.getByText('External ID').nextSibling).toHaveTextContent('—');
    expect(screen.getByRole('link', { name: 'All doctors' })).toHaveAttribute('href', '/doctors');
  });

  it('[DR-02] says when there is no such doctor', async () => {
    const answer = () => Response.json({ code: 'notFound', message: 'No' }, { status: 404 });
    await renderDoctors({ 'GET /dso/doctor/{id}': answer }, PROFILE);
    expect(await screen.findByText('There is nothing here')).toBeInTheDocument();
  });

  it('has no other tab yet', async () => {
    await renderDoctors({}, '/doctors/d-1/nothing');
    expect(await screen.findByText('There is nothing here')).toBeInTheDocument();
  });
});
