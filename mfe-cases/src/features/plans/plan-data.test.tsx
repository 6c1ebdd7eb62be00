import type { PlanDetails } from '@portal/shared/contract';
import { buildCase, signIn } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlan, buildPlanDetails, listOf, uuidOf } from '../../testing/builders';
import { renderCases, servedCase } from '../../testing/render-cases';

const CASE = buildCase({ status: 'IN_CUSTOMER_APPPROVE' });
const PATH = `/admin/all/${CASE.uuid}/plans`;
const OLD = buildPlan({ number: 1, status: 'REJECTED' });
const NEWEST = buildPlan({ number: 2, note: 'Less IPR, as you asked.' });
const BEFORE = buildPlanDetails();
const AFTER = buildPlanDetails({
  ipr: [{ tooth: 11, neighbour: 21, mm: 0.2, beforeStage: 5 }],
  attachments: [],
});
const NOTHING = buildPlanDetails({ movements: [], ipr: [], attachments: [], overcorrections: [] });

function renderData(
  details: Record<string, PlanDetails>,
  { path = PATH, plans = [NEWEST], caseRecord = CASE } = {},
) {
  return renderCases(
    path,
    servedCase(caseRecord, {
      'GET /case/{id}/plan': plans,
      'GET /plan/{id}/details': ({ params }) => details[(params as { id: string }).id]!,
    }),
  );
}
const table = async (name: string) => within(await screen.findByRole('table', { name }));
const rowsOf = async (name: string) =>
  (await table(name))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('the data of a plan', () => {
  beforeEach(() => signIn());

  it('[CA-13] [CA-14] says what is reduced, bonded, moved and overcorrected, and when it would be done', async () => {
    await renderData({ [NEWEST.uuid]: BEFORE });
    expect(await rowsOf('Interproximal reduction (IPR)')).toEqual([
      'Upper right 1 (11), Upper left 1 (21)11 – 210.3 mm5',
    ]);
    expect(await rowsOf('Attachments')).toEqual(['Upper right 3 (13)13Ellipsoid2–14']);
    expect(await rowsOf('Overcorrections')).toEqual(['Upper right 1 (11)112° distal-in rotation']);
    expect(await rowsOf('Tooth movement')).toEqual([
      expect.stringContaining('0.8 mm mesial—0.4 mm intrusion——10° distal-in rotation'),
    ]);
    expect(screen.getByText(/Dates are estimates/)).toBeVisible();
    expect(screen.getByText('The lab gave no data for the teeth that are not listed.')).toBeVisible();
  });

  it('[CA-13] shows where a chosen tooth stands after each stage', async () => {
    const user = userEvent.setup();
    await renderData({ [NEWEST.uuid]: BEFORE });
    await user.click(await screen.findByRole('combobox', { name: 'Movement by stage' }));
    await user.click(await screen.findByTitle('Upper right 1 (11)'));
    const rows = await rowsOf('Movement by stage');
    expect(rows).toHaveLength(4);
    expect(rows[1]).toMatch(/^20\.4 mm mesial—0\.2 mm intrusion——5° distal-in rotation$/);
  });

  it.each([
    ['fdi', 'Upper right 1 (11)'],
    ['universal', 'Upper right 1 (8)'],
    ['palmer', 'Upper right 1 (1┘)'],
  ] as const)(
    '[CA-20] [CA-13] has the teeth on a chart in %s, and says which have no data',
    async (dentalNotation, name) => {
      signIn({ configuration: { dentalNotation } });
      await renderData({ [NEWEST.uuid]: BEFORE });
      const chart = within(await screen.findByRole('group', { name: 'Dental chart of the plan' }));
      const teeth = chart.getAllByRole('listitem').map((tooth) => tooth.textContent ?? '');
      expect(teeth).toHaveLength(32);
      const one = teeth.find((text) => text.startsWith(name));
      expect(one).toContain('0.8 mm mesial');
      expect(one).toContain('0.3 mm of IPR towards');
      expect(teeth.filter((text) => text.includes('no data'))).toHaveLength(29);
    },
  );

  it('[CA-13] says that the lab gave none', async () => {
    await renderData({ [NEWEST.uuid]: NOTHING });
    expect(
      await screen.findByText('The lab gave no movements, reductions or attachments with this plan.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /Chairside sheet/ })).toBeNull();
  });

  it('[CA-13] is printed on a sheet: by aligner, with patient, case and note', async () => {
    const user = userEvent.setup();
    const print = jest.spyOn(window, 'print').mockReturnValue();
    await renderData({ [NEWEST.uuid]: BEFORE });
    await user.click(await screen.findByRole('button', { name: 'Chairside sheet of plan 2' }));
    const sheet = await screen.findByRole('article', { name: 'Chairside sheet, plan 2' });
    for (const text of [CASE.patientName, CASE.identifier, 'Less IPR, as you asked.'])
      expect(sheet).toHaveTextContent(text);
    const rows = within(sheet).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent?.replaceAll(/[\u2066\u2069]/g, ''))).toEqual([
      '2Ellipsoid: 13☐',
      '511 – 21: 0.3 mm☐',
      'After the last alignerEllipsoid: 13☐',
    ]);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Back to the plans' }));
    expect(await screen.findByRole('region', { name: 'Plan 2' })).toBeVisible();
  });

  it.each([
    [1, 'Scalloped (company preference)'],
    [2, 'Straight cut (company preference)'],
  ])(
    '[CO-20] is printed with what its own plan was made with, else with what the company prefers: plan %s',
    async (number, text) => {
      signIn({ configuration: { alignerCutline: 'STRAIGHT_CUT' } });
      const madeWith = { trimLine: 'SCALLOPED', offset: null, material: null } as const;
      const made = buildPlan({ uuid: uuidOf(1), number: 1, status: 'APPROVED', madeWith });
      const plans = [{ ...NEWEST, madeWith: null }, made];
      const details = { [NEWEST.uuid]: BEFORE, [made.uuid]: BEFORE };
      await renderData(details, { plans, path: `${PATH}?sheet=${number}` });
      const sheet = await screen.findByRole('article', { name: `Chairside sheet, plan ${number}` });
      expect(sheet).toHaveTextContent(text);
    },
  );

  it('[CA-08] [CA-13] leads back to the list from its sheet', async () => {
    const user = userEvent.setup();
    await renderCases(
      '/cases/admin?page=2',
      servedCase(CASE, {
        'GET /case': listOf([CASE], { total: 11, pages: 2, page: 2 }),
        'GET /case/{id}/plan': [NEWEST],
        'GET /plan/{id}/details': BEFORE,
      }),
    );
    await user.click(await screen.findByText(CASE.patientName));
    await user.click(await screen.findByRole('tab', { name: 'Plans' }));
    await user.click(await screen.findByRole('button', { name: 'Chairside sheet of plan 2' }));
    await user.click(await screen.findByRole('button', { name: 'Back to the plans' }));
    expect(await screen.findByRole('region', { name: 'Plan 2' })).toBeVisible();
    const back = screen.getByRole('link', { name: 'Back to the list' });
    expect(back).toHaveAttribute('href', '/cases/admin?page=2');
  });

  it('[CA-13] is compared between two versions, with what is the same folded away', async () => {
    const user = userEvent.setup();
    await renderData({ [NEWEST.uuid]: AFTER, [OLD.uuid]: BEFORE }, { plans: [NEWEST, OLD] });
    const rows = async () => rowsOf('Compare versions');
    expect(await rows()).toEqual([
      'IPR in all0.3 mm0.2 mmchanged',
      'Attachments10changed',
      'IPR 11 – 210.3 mm before stage 50.2 mm before stage 5changed',
      'Attachment on 13Ellipsoid · stages 2–14no longer planned',
    ]);
    const comparison = within(screen.getByRole('region', { name: 'Compare versions' }));
    const changed = comparison
      .getAllByRole('listitem')
      .filter((tooth) => tooth.textContent?.includes('changed'));
    expect(changed.map((tooth) => tooth.textContent?.slice(0, 18))).toEqual([
      'Upper right 3 (13)',
      'Upper right 1 (11)',
      'Upper left 1 (21),',
    ]);
    await user.click(comparison.getByRole('button', { name: 'Show 6 rows that are the same' }));
    expect(await rows()).toHaveLength(10);
  });
});
