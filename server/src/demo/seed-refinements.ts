import { isRefinable, type RefinementHistoryAction, type RefinementReason } from '@portal/shared/contract';
import type { Db } from '../db/client';
import { caseHistory, refinement } from '../db/schema';
import type { SeededCase } from './make/make-records';

interface Asked {
  readonly asked: 'REQUESTED' | 'REFUSED' | 'CANCELED';
  readonly reason: RefinementReason;
  readonly note: string | null;
  readonly refuseReason: string | null;
  readonly answer: RefinementHistoryAction | null;
}

/** What clinics ask for, and what became of it. */
const ASKED: readonly Asked[] = [
  {
    asked: 'REQUESTED',
    reason: 'notTracking',
    note: 'The upper laterals have not moved since aligner 9.',
    refuseReason: null,
    answer: null,
  },
  {
    asked: 'REFUSED',
    reason: 'spaces',
    note: null,
    refuseReason: 'Wear aligner 14 for two more weeks, then send new photos.',
    answer: 'refinementRefused',
  },
  { asked: 'CANCELED', reason: 'bite', note: null, refuseReason: null, answer: 'refinementWithdrawn' },
];
const HOUR = 3_600_000;

/** Refinements that a company asks for, of its delivered cases: one is waited for, one was refused, one withdrawn. */
export async function seedAskedRefinements(tx: Db, cases: readonly SeededCase[], now: Date): Promise<void> {
  const delivered = cases.filter(
    ({ row, records }) =>
      isRefinable({ status: row.status, withTs: row.withTs ?? false }) && records.refinements.length === 0,
  );
  for (const [index, asked] of ASKED.entries()) {
    const ofCase = delivered[index];
    if (ofCase) await seedAsked(tx, ofCase, asked, new Date(now.getTime() - (index + 1) * 5 * HOUR));
  }
}

async function seedAsked(
  tx: Db,
  { id: caseId, clientName }: SeededCase,
  { answer, ...values }: Asked,
  createdAt: Date,
): Promise<void> {
  const isCanceled = values.asked === 'CANCELED';
  const [row] = await tx
    .insert(refinement)
    .values({ ...values, caseId, number: 1, isOpen: false, isCanceled, createdAt })
    .returning();
  if (!row) throw new Error('a demo refinement was not inserted');
  const entry = { caseId, subjectUuid: row.uuid, subjectLabel: '1' };
  const client = { actor: 'client', actorName: clientName } as const;
  const answered = new Date(createdAt.getTime() + 3 * HOUR);
  await tx.insert(caseHistory).values([
    { ...entry, ...client, action: 'refinementRequested', note: values.note, createdAt },
    ...(answer
      ? [
          {
            ...entry,
            ...(isCanceled ? client : ({ actor: 'provider' } as const)),
            action: answer,
            note: values.refuseReason,
            createdAt: answered,
          },
        ]
      : []),
  ]);
}
