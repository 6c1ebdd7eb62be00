import {
  DOCTOR_HISTORY_ACTIONS,
  type DoctorHistoryEntry,
  type DoctorStatistics,
} from '@portal/shared/contract';
import { buildDoctor, signIn } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { renderDoctors } from '../../testing/render-doctors';
import { actionMessages } from './history/history.messages';

const doctor = { 'GET /dso/doctor/{id}': buildDoctor() };
const NOW = '2026-03-02T09:30:00.000Z';

const STATISTICS: DoctorStatistics = {
  ...{ cases: 4, openCases: 3, lastActivityAt: NOW },
  byStatus: [
    { status: 'IN_QC', count: 3 },
    { status: 'SHIPPED', count: 1 },
  ],
  revisions: { cases: 2, median: 1.5, mean: 1.5, most: 3 },
  phases: [
    { phase: 'submission', cases: 4, medianDays: 1 },
    { phase: 'qualityCheck', cases: 1, medianDays: 2.04 },
    { phase: 'treatmentPlan', cases: 1, medianDays: 4 },
    { phase: 'manufacturing', cases: 0, medianDays: null },
    { phase: 'shipping', cases: 0, medianDays: null },
  ],
};

function entry(over: Partial<DoctorHistoryEntry>): DoctorHistoryEntry {
  return { uuid: 'h-1', action: 'changed', actorName: 'Ada Admin', changes: [], createdAt: NOW, ...over };
}

beforeEach(() => signIn());

describe('statistics of a doctor', () => {
  it('[DR-02] counts cases by status, revisions per case, and days per phase', async () => {
    await renderDoctors(
      { ...doctor, 'GET /dso/doctor/{id}/statistics': STATISTICS },
      '/doctors/d-1/statistics',
    );
    const card = async (name: string) => within(await screen.findByRole('region', { name }));
    const overview = await screen.findByRole('region', { name: 'Overview' });
    expect(overview).toHaveTextContent(/Cases4Open cases3Last activity02 Mar 2026/);
    const byStatus = await card('Cases by status');
    expect(byStatus.getByRole('progressbar', { name: 'Quality check' })).toHaveAttribute(
      'aria-valuenow',
      '75',
    );
    expect(byStatus.getByRole('progressbar', { name: 'Shipped' })).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByRole('region', { name: 'Revisions per case' })).toHaveTextContent(
      /Median1.5Average1.5Most3Cases with a plan2/,
    );
    const phases = await card('Median days per phase');
    for (const text of ['1 day (4 cases)', '2 days (1 case)', '4 days (1 case)'])
      expect(phases.getByText(text)).toBeInTheDocument();
    expect(phases.getAllByText('—')).toHaveLength(2);
    expect(phases.getByRole('progressbar', { name: 'Treatment Plan' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
    expect(phases.getByRole('progressbar', { name: 'Shipping' })).toHaveAttribute('aria-valuenow', '0');
  });

  it('says that there is nothing to count yet', async () => {
    const none = { ...STATISTICS, cases: 0, openCases: 0, lastActivityAt: null, byStatus: [] };
    await renderDoctors({ ...doctor, 'GET /dso/doctor/{id}/statistics': none }, '/doctors/d-1/statistics');
    expect(await screen.findByText('There is nothing to count before the first case.')).toBeInTheDocument();
  });
});

describe('history of a doctor', () => {
  it('[DR-02] says who changed what, and labels everything that can happen', async () => {
    const entries = [
      entry({
        changes: [
          { field: 'name', from: 'Dr. Ida', to: 'Dr. Ada' },
          { field: 'country', from: 'TR', to: 'DK' },
          { field: 'assignedRm', from: null, to: 'Rana Malik' },
          { field: 'externalDoctorId', from: 'EXT-1', to: null },
        ],
      }),
      ...DOCTOR_HISTORY_ACTIONS.map((action, n) =>
        entry({ uuid: `h-${n + 2}`, action, actorName: action === 'accepted' ? null : 'Ada Admin' }),
      ),
    ];
    await renderDoctors({ ...doctor, 'GET /dso/doctor/{id}/history': entries }, '/doctors/d-1/history');
    const history = await screen.findByRole('region', { name: 'History' });
    const text = history.textContent.replace(/[\u2068\u2069]/g, '');
    for (const said of [
      'Name: Dr. Ida → Dr. Ada',
      'Country: Türkiye → Denmark',
      'Relationship manager: Rana Malik',
      'External ID: EXT-1 → —',
      'Ada Admin',
      'The doctor',
      '02 Mar 2026',
    ])
      expect(text).toContain(said);
    for (const action of DOCTOR_HISTORY_ACTIONS)
      expect(within(history).getAllByText(String(actionMessages[action].defaultMessage))[0]).toBeVisible();
  });

  it('[DR-02] tells what a newer server writes as a change, and speaks Arabic', async () => {
    const entries = [
      entry({
        action: 'ofTomorrow' as 'changed',
        changes: [{ field: 'country', from: 'TR', to: 'DK' }],
      }),
    ];
    await renderDoctors({ ...doctor, 'GET /dso/doctor/{id}/history': entries }, '/doctors/d-1/history', 'ar');
    const history = await screen.findByRole('region', { name: 'السجل' });
    expect(history).toHaveTextContent('عُدّلت البيانات');
    expect(history).toHaveTextContent('الدانمرك');
  });
});
