import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../app-context';
import type { UnitOfWork } from '../../db/unit-of-work';
import { nameSubject } from '../audit/audited-call';
import type { Person } from '../../person';
import { insertDoctors, type DoctorFields, type DoctorRow } from './doctor.repository';
import { mailInvitations, newInvitation } from './invitation/invitation-mail';
import { writeDoctorHistory } from './record/doctor-history.repository';

export interface DoctorToAdd {
  /** Checked, with name and email. */
  readonly fields: DoctorFields;
  readonly isInvited: boolean;
}

/**
 * Adds doctors whose fields are checked, and mails those who are to be invited.
 * @returns one for each in their order; null where somebody else has added the email address meanwhile
 */
export async function addDoctors(
  ctx: AppContext,
  unit: UnitOfWork,
  who: Person,
  doctors: readonly DoctorToAdd[],
): Promise<(DoctorRow | null)[]> {
  if (doctors.length === 0) return [];
  const { companyId } = who;
  const made = doctors.map(({ fields, isInvited }) => {
    const invitation = isInvited ? newInvitation() : null;
    const { name = '', email = '' } = fields;
    return {
      invitation,
      values: { ...fields, ...invitation?.columns, name, email, uuid: randomUUID(), companyId },
    };
  });
  const inserted = await insertDoctors(
    unit.tx,
    made.map(({ values }) => values),
  );
  const byUuid = new Map(inserted.map((row) => [row.uuid, row]));
  for (const { uuid } of inserted) nameSubject(uuid);
  const entry = { companyId, action: 'created', actorName: who.name } as const;
  await writeDoctorHistory(
    unit.tx,
    inserted.map(({ id: doctorId }) => ({ ...entry, doctorId })),
  );
  const invited = made.flatMap(({ values, invitation }) => {
    const row = byUuid.get(values.uuid);
    return row && invitation ? [{ row, invitation }] : [];
  });
  await mailInvitations(ctx, unit, who, invited);
  return made.map(({ values }) => byUuid.get(values.uuid) ?? null);
}
