import type { PlanStatus } from '@portal/shared/contract';
import type { caseAsset, caseHistory, plan } from '../db/schema';
import type { DemoCase } from './make-cases';
import type { Prng } from './prng';
import type { StoredFile } from './seed-files';

/** A case that is in the database by now. */
export interface SeededCase extends DemoCase {
  readonly id: number;
  readonly identifier: string;
  /** Somebody of the company, whose name stands at what its people did. */
  readonly clientName: string;
}

export function makeHistory({ id, story, clientName }: SeededCase): (typeof caseHistory.$inferInsert)[] {
  return story.map(({ history, actor, from, to, at, note }) => ({
    caseId: id,
    action: history,
    actor,
    actorName: actor === 'client' ? clientName : null,
    fromStatus: from,
    toStatus: to,
    note,
    createdAt: at,
  }));
}

/** The plans that a case's history tells of. */
export function makePlans({ id, row, story }: SeededCase, prng: Prng): (typeof plan.$inferInsert)[] {
  const plans: (typeof plan.$inferInsert)[] = [];
  for (const { history, to, at, note } of story) {
    const newest = plans.at(-1);
    if (history === 'planPublished') {
      const upperStages = prng.int(8, 24);
      const lowerStages = prng.int(8, 22);
      const status: PlanStatus = to === 'IN_CUSTOMER_APPPROVE' ? 'PUBLISHED' : 'APPROVED';
      const weeks = Math.max(upperStages, lowerStages) * 2;
      plans.push({
        caseId: id,
        uuid: prng.uuid(),
        number: plans.length + 1,
        status,
        upperStages,
        lowerStages,
        weeks,
        createdAt: at,
      });
    } else if (newest) {
      newest.status = afterwards(history, newest.status);
      if (history === 'planRejected') newest.rejectReason = note;
    }
  }
  const last = plans.at(-1);
  if (last && row.status === 'ORDER_REJECTED') last.status = 'ORDER_REJECTED';
  return plans;
}

function afterwards(history: DemoCase['story'][number]['history'], status: PlanStatus): PlanStatus {
  const changes: Partial<Record<typeof history, PlanStatus>> = {
    approved: 'APPROVED',
    planRejected: 'REJECTED',
    cleared: 'CLEARED_FOR_MFG',
    uncleared: 'UNCLEARED_FOR_MFG',
  };
  return changes[history] ?? status;
}

const MINUTE = 60_000;

/** The records of a case: the scans that a submission needs, mostly photos, now and then more. They all came before it was sent. */
export function makeAssets(
  { id, row }: SeededCase,
  files: readonly StoredFile[],
  prng: Prng,
): (typeof caseAsset.$inferInsert)[] {
  const isDigital = row.impressionType !== null && row.impressionType !== 'physical';
  const wanted = new Set<string>();
  if (isDigital && row.arch !== null && row.arch !== 'lower') wanted.add('uprImp');
  if (isDigital && row.arch !== null && row.arch !== 'upper') wanted.add('lwrImp');
  if (prng.chance(0.65))
    for (const slot of ['frtImg', 'uprImg', 'lwrImg', 'ritImg', 'lftImg']) wanted.add(slot);
  if (prng.chance(0.4)) for (const slot of ['frtpos', 'frtsmi', 'profil']) wanted.add(slot);
  if (prng.chance(0.25)) wanted.add('panxry');
  if (prng.chance(0.35)) wanted.add('presc');
  return [...wanted].flatMap((slot, index) => {
    const choices = files.filter((file) => file.assetType === slot);
    if (choices.length === 0) return [];
    const createdAt = new Date(row.createdAt.getTime() + (index + 1) * 2 * MINUTE);
    return [
      {
        ...prng.pick(choices),
        uuid: prng.uuid(),
        companyId: row.companyId,
        caseId: id,
        state: 'stored' as const,
        activeAt: createdAt,
        createdAt,
      },
    ];
  });
}
