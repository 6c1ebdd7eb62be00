import type { AppContext } from '../../../app-context';
import type { UnitOfWork } from '../../../db/unit-of-work';
import type { Person } from '../../../person';
import { hashToken, newToken } from '../../auth/tokens';
import type { DoctorRow } from '../doctor.repository';
import { writeDoctorHistory } from '../record/doctor-history.repository';
import { findInviter } from './invitation.repository';

const HOUR_MS = 3_600_000;
/** An invitation is good for two weeks, and for one acceptance. */
const LIFE_HOURS = 14 * 24;

export interface NewInvitation {
  /** For the mail alone; the database keeps its hash. */
  readonly token: string;
  readonly columns: Pick<
    DoctorRow,
    'invitedAt' | 'invitationHash' | 'invitationExpiresAt' | 'invitationMail' | 'invitationMailSentAt'
  >;
}

export function newInvitation(): NewInvitation {
  const token = newToken();
  const invitedAt = new Date();
  return {
    token,
    columns: {
      invitedAt,
      invitationHash: hashToken(token),
      invitationExpiresAt: new Date(invitedAt.getTime() + LIFE_HOURS * HOUR_MS),
      invitationMail: 'waiting',
      invitationMailSentAt: null,
    },
  };
}

/** Mails invitations with the transaction, in the inviting person's language: the doctors' own is not known. */
export async function mailInvitations(
  { mail }: AppContext,
  unit: UnitOfWork,
  { companyId, contactId, name: actorName }: Person,
  invited: readonly { readonly row: DoctorRow; readonly invitation: NewInvitation }[],
): Promise<void> {
  if (invited.length === 0) return;
  const { companyName, locale } = await findInviter(unit.tx, companyId, contactId);
  for (const { row, invitation } of invited) {
    const { name, email: to, id: doctorId } = row;
    const path = `/accept-invitation#token=${invitation.token}`;
    await mail.send(unit, {
      ...{ to, locale, doctorId },
      template: 'doctorInvited',
      data: { name, companyName, path, hours: LIFE_HOURS },
      ...(invitation.columns.invitationExpiresAt && { giveUpAt: invitation.columns.invitationExpiresAt }),
    });
  }
  const entry = { companyId, action: 'invited', actorName } as const;
  await writeDoctorHistory(
    unit.tx,
    invited.map(({ row }) => ({ ...entry, doctorId: row.id })),
  );
}
