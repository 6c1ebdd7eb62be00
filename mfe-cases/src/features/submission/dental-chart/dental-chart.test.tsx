import type { CaseChange, DentalNotation } from '@portal/shared/contract';
import { buildCase, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderCases, servedCase } from '../../../testing/render-cases';

const CASE = buildCase({ teeth: { missing: [18] } });

function renderChart(
  dentalNotation: DentalNotation | null = 'fdi',
  language: 'en' | 'ar' = 'en',
  caseRecord = CASE,
) {
  signIn({ configuration: { dentalNotation } });
  const served = servedCase(caseRecord, {
    'PUT /case/{id}': ({ body }) => ({ ...caseRecord, ...(body as object), version: 2 }),
  });
  return renderCases(`/admin/all/${CASE.uuid}/submission?step=clinical`, served, language);
}
const tooth = (name: string) => screen.findByRole('button', { name });

describe('the dental chart', () => {
  it.each([
    ['fdi', 'Upper right 6 (16)', 'Lower left 8 (38)'],
    ['palmer', 'Upper right 6 (6┘)', 'Lower left 8 (┌8)'],
    ['universal', 'Upper right 6 (3)', 'Lower left 8 (17)'],
    [null, 'Upper right 6 (16)', 'Lower left 8 (38)'],
  ] as const)('[CA-20] names teeth in words and in %s', async (notation, one, other) => {
    await renderChart(notation);
    expect(await tooth(one)).toBeVisible();
    expect(await tooth(other)).toBeVisible();
  });

  it('[CA-20] has four groups, as one sees the patient, in Arabic too', async () => {
    await renderChart('fdi', 'ar');
    const chart = (await screen.findByRole('group', { name: 'أعلى يمين المريض' })).parentElement!;
    expect(chart).toHaveAttribute('dir', 'ltr');
    const groups = within(chart).getAllByRole('group');
    const firsts = groups.map((group) => within(group).getAllByRole('button')[0]?.textContent?.slice(-2));
    expect(firsts).toEqual(['18', '21', '48', '31']);
  });

  it('[CA-20] marks teeth, and saves them by their FDI numbers', async () => {
    const user = userEvent.setup();
    const { seen } = await renderChart('universal');
    expect(await tooth('Upper right 8 (1), Missing')).not.toHaveAttribute('aria-pressed', 'true');
    await user.click(await tooth('Upper right 6 (3)'));
    expect(await tooth('Upper right 6 (3)')).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('radio', { name: 'Missing' }));
    expect(await tooth('Upper right 8 (1)')).toHaveAttribute('aria-pressed', 'true');
    await user.click(await tooth('Lower left 8 (17)'));
    const last = () => seen.findLast(({ call }) => call === 'PUT /case/{id}')?.request.body as CaseChange;
    await waitFor(() => expect(last().teeth).toEqual({ doNotMove: [16], missing: [18, 38] }));
  });

  it('[CA-20] is one stop of Tab, within which arrow keys go from tooth to tooth', async () => {
    const user = userEvent.setup();
    await renderChart();
    const first = await tooth('Upper right 8 (18), Missing');
    (await screen.findByRole('radio', { name: 'Do not move' })).focus();
    await user.tab();
    expect(screen.getByRole('checkbox', { name: 'Show primary teeth' })).toHaveFocus();
    await user.tab();
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(await tooth('Lower right 7 (47)')).toHaveFocus();
    await user.keyboard(' ');
    expect(await tooth('Lower right 7 (47)')).toHaveAttribute('aria-pressed', 'true');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveFocus();
  });

  it('[CA-20] keeps a missing tooth missing, says so, and takes it back on demand', async () => {
    const user = userEvent.setup();
    await renderChart('universal');
    await user.click(await screen.findByRole('radio', { name: 'No attachments' }));
    await user.click(await tooth('Upper right 8 (1), Missing'));
    const notice = within(
      screen.getByText(/is missing, so it was not marked/).closest<HTMLElement>('[role=status]')!,
    );
    expect(notice.getByText(/so it was not marked “No attachments”/)).toHaveTextContent(
      /Tooth \u20661\u2069/,
    );
    await user.click(notice.getByRole('button', { name: 'Not missing: mark it “No attachments”' }));
    expect(await tooth('Upper right 8 (1)')).toHaveAttribute('aria-pressed', 'true');

    await user.click(screen.getByRole('radio', { name: 'Missing' }));
    await user.click(await tooth('Upper right 8 (1), No attachments'));
    expect(screen.getByText(/this was removed from it: No attachments/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await tooth('Upper right 8 (1), No attachments')).toBeVisible();
  });

  it('[CA-20] shows primary teeth to a teen, in the notation of the company', async () => {
    const user = userEvent.setup();
    await renderChart('universal', 'en', { ...CASE, patientType: 'teen' });
    expect(await tooth('Lower left, primary tooth 5 (K)')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Show primary teeth' }));
    expect(screen.queryByRole('button', { name: 'Lower left, primary tooth 5 (K)' })).toBeNull();
  });
});
