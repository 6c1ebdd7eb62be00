import { buildCase, signIn } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderCases, servedCase } from '../../testing/render-cases';

const CASE = buildCase({ impressionType: null, arch: null });

beforeEach(() => signIn());

describe('new case', () => {
  it('[CA-18] creates a case from patient and product, and goes on to its submission', async () => {
    const user = userEvent.setup();
    const { seen } = await renderCases('/cases/new', servedCase(CASE, { 'POST /case': CASE }));
    await user.type(await screen.findByRole('textbox', { name: 'Patient name' }), ' Sarah Miller ');
    await user.click(screen.getByRole('radio', { name: 'Clear Aligners' }));
    await user.click(screen.getByRole('button', { name: 'Create case' }));
    expect(await screen.findByRole('heading', { name: 'Patient & product' })).toBeVisible();
    expect(window.location.pathname).toBe(`/admin/all/${CASE.uuid}/submission`);
    expect(seen.find(({ call }) => call === 'POST /case')?.request.body).toEqual({
      patientName: 'Sarah Miller',
      productId: 'AL',
    });
  });

  it('[CA-18] asks for both facts', async () => {
    const user = userEvent.setup();
    await renderCases('/cases/new', {});
    await user.click(await screen.findByRole('button', { name: 'Create case' }));
    expect(await screen.findByText('Please enter the patient’s name')).toBeVisible();
    expect(screen.getByText('Please choose a product')).toBeVisible();
  });

  it('[CA-18] keeps what was typed when the case could not be created', async () => {
    const user = userEvent.setup();
    await renderCases('/cases/new', {
      'POST /case': () => Response.json({ message: 'Down' }, { status: 503 }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Patient name' }), 'Ann');
    await user.click(screen.getByRole('radio', { name: 'Retainer' }));
    await user.click(screen.getByRole('button', { name: 'Create case' }));
    expect(await screen.findByRole('button', { name: 'Create case' })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: 'Patient name' })).toHaveValue('Ann');
    expect(window.location.pathname).toBe('/cases/new');
  });
});
