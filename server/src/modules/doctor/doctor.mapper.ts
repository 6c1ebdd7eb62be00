import type { Doctor } from '@portal/shared/contract';
import type { DoctorRecord, DoctorRow } from './doctor.repository';

/** A doctor as calls answer them, with counts of their cases when these were asked for. */
export function toDoctor(
  { row, country, assignedRm }: DoctorRecord,
  statistics?: Doctor['statistics'],
): Doctor {
  return {
    uuid: row.uuid,
    name: row.name,
    email: row.email,
    externalDoctorId: row.externalDoctorId,
    status: row.status,
    locationCountryId: row.countryId,
    country,
    assignedRm,
    createdAt: row.createdAt.toISOString(),
    invitedAt: toText(row.invitedAt),
    invitation: toInvitation(row),
    ...(statistics && { statistics }),
    version: row.version,
  };
}

function toInvitation(row: DoctorRow): Doctor['invitation'] {
  const state = stateOf(row);
  const isMailed = state !== 'none' && row.invitedAt !== null;
  return {
    state,
    mail: isMailed ? (row.invitationMail ?? 'sent') : null,
    mailSentAt: isMailed ? toText(row.invitationMailSentAt) : null,
    expiresAt: state === 'none' ? null : toText(row.invitationExpiresAt),
    acceptedAt: toText(row.acceptedAt),
  };
}

/** Who has accepted once stays so, whatever becomes of the account; another email address voids an invitation. */
function stateOf({ status, invitationHash, invitationExpiresAt }: DoctorRow): Doctor['invitation']['state'] {
  if (status !== 'invited') return 'accepted';
  if (invitationHash === null || invitationExpiresAt === null) return 'none';
  return invitationExpiresAt > new Date() ? 'open' : 'lapsed';
}

function toText(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
