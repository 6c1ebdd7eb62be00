import { LIMITS } from '@portal/shared/contract';
import type { PortalError } from '@portal/shared/errors';
import type { Db } from '../../../db/client';
import { fieldRefusal } from '../../../refusals';
import { listInvitedSince } from './invitation.repository';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export interface InvitationQuota {
  /** Invitations that the company may mail now. */
  readonly left: number;
  /** Of those beyond that. */
  readonly refused: PortalError;
}

/** How many invitations a company that this transaction holds may still mail within the hour: they go to strangers. */
export async function readInvitationQuota(tx: Db, companyId: number): Promise<InvitationQuota> {
  const now = Date.now();
  const limit = LIMITS.invitationsPerHour;
  const moments = await listInvitedSince(tx, companyId, { since: new Date(now - HOUR_MS), limit });
  const oldest = moments.at(-1)?.getTime() ?? now;
  const minutes = Math.max(1, Math.ceil((oldest + HOUR_MS - now) / MINUTE_MS));
  return {
    left: Math.max(0, limit - moments.length),
    refused: fieldRefusal(
      { '': { code: 'invitationLimit', values: { limit, minutes } } },
      'tooManyInvitations',
    ),
  };
}
