import type { SessionInfo } from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import { refusal } from '../../../refusals';
import type { Person } from '../../../person';
import { endSessions } from '../session.service';
import { browserOf } from './browser';
import { listSessions, revokeOneOf } from './own-sessions.repository';

/** Where a person is signed in, the last used first. */
export async function getOwnSessions({ db, config }: AppContext, who: Person): Promise<SessionInfo[]> {
  const since = new Date(Date.now() - config.sessionLifeMs);
  const rows = await listSessions(db, who.contactId, since);
  return rows.map(({ id, uuid, createdAt, lastUsedAt, address, userAgent }) => ({
    uuid,
    isThis: id === who.sessionId,
    openedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    address,
    ...browserOf(userAgent),
  }));
}

/** @throws PortalError 'notFound' for a session of somebody else, or one that is over. */
export async function endOwnSession({ transact }: AppContext, who: Person, uuid: string): Promise<void> {
  const { contactId } = who;
  await transact(async ({ tx, emit }) => {
    const sessionId = await revokeOneOf(tx, contactId, uuid);
    if (sessionId === null) throw refusal('notFound', { record: 'record' });
    emit('sessionRevoked', { sessionId, contactId });
  });
}

/** Leaves the person signed in here alone. */
export function endOtherSessions({ transact }: AppContext, who: Person): Promise<void> {
  return transact((unit) => endSessions(unit, who.contactId, who.sessionId));
}
