import { PortalError } from '@portal/shared/errors';
import type { CallPolicy } from '../../plugins/authorise';
import type { Person } from '../auth/person';
import type { MessageRow } from './chat.repository';

export const chatPolicy = { read: {} } as const satisfies Record<string, CallPolicy>;

/** A blocked company's people may read, but not write. */
export function checkMayWrite(who: Person): void {
  if (who.companyStatus === 'BLOCKED') throw new PortalError('companyBlocked', 'You are blocked');
}

/** One hides only what one wrote oneself. */
export function checkMayHide(who: Person, message: MessageRow): void {
  if (message.senderContactId !== who.contactId)
    throw new PortalError('forbidden', 'Only your own messages can be hidden');
}
