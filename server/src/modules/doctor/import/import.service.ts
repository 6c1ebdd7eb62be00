import type { DoctorImport, DoctorImportResult } from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import type { Db } from '../../../db/client';
import { toErrorReply } from '../../../plugins/errors/error-reply';
import { fieldRefusal } from '../../../refusals';
import type { Person } from '../../../person';
import { lockCompany } from '../../company/company.repository';
import { addDoctors } from '../add-doctors.service';
import { readDoctorFacts } from '../doctor-facts.repository';
import { checkDoctor, type CheckedDoctor } from '../doctor-fields';
import { tellDoctorChanged } from '../doctor.service';
import { readInvitationQuota } from '../invitation/invitation-quota';
import { withRepetitions } from './repetitions';

type RowResult = DoctorImportResult['rows'][number];

/**
 * Adds many doctors, each row checked for itself: one that is wrong is said to be, and keeps none of the others back. Those
 * beyond the hour's invitations are added and can be invited later.
 */
export async function importDoctors(
  ctx: AppContext,
  who: Person,
  body: DoctorImport,
): Promise<DoctorImportResult> {
  if (body.isDryRun) return summaryOf((await checkRows(ctx.db, who, body.rows)).map(toResult));
  return ctx.transact(async (unit) => {
    await lockCompany(unit.tx, who.companyId);
    const checked = await checkRows(unit.tx, who, body.rows);
    const valid = checked.flatMap((row, index) => (isRight(row) ? [{ index, fields: row.fields }] : []));
    const quota = await readInvitationQuota(unit.tx, who.companyId);
    const wanted = (body.invite ?? true) ? valid.length : 0;
    const doctors = valid.map(({ fields }, nth) => ({
      fields,
      isInvited: nth < Math.min(wanted, quota.left),
    }));
    const added = await addDoctors(ctx, unit, who, doctors);
    if (added.length > 0) tellDoctorChanged(unit, who.companyId, null);
    const results = checked.map(toResult);
    for (const [nth, { index: row }] of valid.entries()) {
      const uuid = added[nth]?.uuid;
      const isInvited = doctors[nth]?.isInvited ?? false;
      results[row] =
        uuid === undefined
          ? toResult({ fields: {}, refused: { email: 'doctorTaken' } }, row)
          : { row, outcome: 'added', uuid, isInvited, extra: [] };
    }
    return summaryOf(results, quota.left < wanted ? toErrorReply(quota.refused).body : null);
  });
}

async function checkRows(
  db: Db,
  { companyId }: Person,
  rows: DoctorImport['rows'],
): Promise<readonly CheckedDoctor[]> {
  const inputs = rows.map(({ name, email, externalDoctorId, locationCountryId, assignedRmUuid }) => ({
    ...{ externalDoctorId, locationCountryId, assignedRmUuid },
    name: name ?? '',
    email: email ?? '',
  }));
  const facts = await readDoctorFacts(db, { companyId }, inputs);
  return withRepetitions(inputs.map((input) => checkDoctor(input, facts)));
}

function isRight({ refused }: CheckedDoctor): boolean {
  return Object.keys(refused).length === 0;
}

/** Of a row that is not added, or not yet. */
function toResult(checked: CheckedDoctor, row: number): RowResult {
  const right = { row, uuid: null, isInvited: false };
  if (isRight(checked)) return { ...right, outcome: 'valid', extra: [] };
  const extra = (fieldRefusal(checked.refused).extra ?? []).map((entry) => ({ ...entry }));
  return { ...right, outcome: 'refused', extra };
}

function summaryOf(
  rows: RowResult[],
  notInvited: DoctorImportResult['notInvited'] = null,
): DoctorImportResult {
  const count = (is: (row: RowResult) => boolean): number => rows.filter(is).length;
  return {
    rows,
    added: count(({ outcome }) => outcome === 'added'),
    refused: count(({ outcome }) => outcome === 'refused'),
    invited: count(({ isInvited }) => isInvited),
    notInvited,
  };
}
