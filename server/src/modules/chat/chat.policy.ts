import { refusal } from '../../refusals';
import type { Person } from '../../person';
import type { MessageRow } from './chat.repository';

/** A blocked company's people may read, but not write. */
export function checkMayWrite(who: Person): void {
  if (who.companyStatus === 'BLOCKED') throw refusal('companyBlocked');
}

/** One hides only what one wrote oneself. */
export function checkMayHide(who: Person, message: MessageRow): void {
  if (message.senderContactId !== who.contactId) throw refusal('forbidden', { why: 'messageOfOthers' });
}
