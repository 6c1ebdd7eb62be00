import { buildCase, signIn } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderCases, servedCase } from '../../testing/render-cases';

const CASE = buildCase({ patientName: '', impressionType: null, arch: null });
const card = (name: RegExp) => screen.findByRole('button', { name });

beforeEach(() => signIn());

describe('new case', () => {
  it('[CA-18] creates a case by one press of a product, and goes on to its patient', async () => {
    const user = userEvent.setup();
    const { seen } = await renderCases('/cases/new', servedCase(CASE, { 'POST /case': CASE }));
    await user.click(await card(/^Clear Aligners/));
    expect(await screen.findByRole('heading', { name: 'Patient & product' })).toBeVisible();
    expect(await screen.findByText(/^Case C-10001 has been created/)).toBeVisible();
    expect(window.location.pathname).toBe(`/admin/all/${CASE.uuid}/submission`);
    expect(seen.find(({ call }) => call === 'POST /case')?.request.body).toEqual({ productId: 'AL' });
    expect(screen.getByRole('textbox', { name: 'Patient name' })).toHaveFocus();
    expect(screen.getByText('No name')).toBeVisible();
  });

  it('[CA-18] has each product with what it is for', async () => {
    await renderCases('/cases/new', {});
    expect(await card(/^Night Guard Protects teeth/)).toBeVisible();
    const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names.map((name) => /^(Clear|Night|Retainer|Whitening)/.exec(name)?.[0])).toEqual([
      'Clear',
      'Night',
      'Retainer',
      'Whitening',
    ]);
  });

  it('[CA-18] creates one case however often it is pressed, and says which', async () => {
    const user = userEvent.setup();
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    const { seen } = await renderCases(
      '/cases/new',
      servedCase(CASE, { 'POST /case': () => waiting.then(() => CASE) }),
    );
    const retainer = await card(/^Retainer/);
    await user.dblClick(retainer);
    await user.click(await card(/^Night Guard/));
    expect(retainer).toHaveAttribute('aria-busy', 'true');
    expect(await card(/^Night Guard/)).toHaveAttribute('aria-disabled', 'true');
    expect(await card(/^Night Guard/)).not.toHaveAttribute('aria-busy');
    answer();
    await screen.findByRole('heading', { name: 'Patient & product' });
    expect(seen.filter(({ call }) => call === 'POST /case')).toHaveLength(1);
  });

  it('[CA-18] stays as it is when the case could not be created', async () => {
    const user = userEvent.setup();
    let isDown = true;
    const down = () => Response.json({ message: 'Down' }, { status: 503 });
    await renderCases('/cases/new', servedCase(CASE, { 'POST /case': () => (isDown ? down() : CASE) }));
    const retainer = await card(/^Retainer/);
    await user.click(retainer);
    expect(retainer).toHaveFocus();
    await waitFor(() => expect(retainer).not.toHaveAttribute('aria-disabled'));
    expect(window.location.pathname).toBe('/cases/new');
    isDown = false;
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Patient & product' })).toBeVisible();
  });

  it('[SH-27] a blocked company sees the products and why it cannot have them', async () => {
    signIn({ company: { status: 'BLOCKED' } });
    const user = userEvent.setup();
    await renderCases('/cases/new', {});
    const aligners = await card(/^Clear Aligners/);
    expect(aligners).toBeDisabled();
    await user.hover(aligners.parentElement ?? aligners);
    expect(await screen.findByText('You are blocked')).toBeVisible();
  });
});
