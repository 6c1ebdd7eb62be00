import type { ChatMessage } from '@portal/shared/contract';
import type { Db } from '../../db/client';
import type { UnitOfWork } from '../../db/unit-of-work';
import type { Person } from '../../person';
import { requireRoom, toMessages } from './chat-reading.service';
import { findSeen, findUnseen, lowerSeen, markRead, raiseSeen } from './chat-seen.repository';

/** Marks everything up to a number as seen by this person. @throws PortalError 'notFound' */
export async function setAsSeen(
  { tx, emit }: UnitOfWork,
  who: Person,
  uuid: string,
  upTo: number,
): Promise<void> {
  const room = await requireRoom(tx, who, uuid);
  if (room.id === null) return;
  const before = await findSeen(tx, room.id, who.contactId);
  const newlySeen = (await findUnseen(tx, room.id, before)).filter((row) => row.number <= upTo);
  await raiseSeen(tx, room.id, who.contactId, upTo);
  await markRead(tx, room.id, 'provider', upTo);
  if (newlySeen.length === 0) return;
  const messages = await toMessages(tx, room, newlySeen, upTo);
  emit('chatMessagesChanged', { room: room.uuid, messages, contactId: who.contactId });
}

/** Takes back, for this person alone, what they have seen from a number on. @throws PortalError 'notFound' */
export async function setAsUnread(
  { tx, emit }: UnitOfWork,
  who: Person,
  uuid: string,
  from: number,
): Promise<void> {
  const room = await requireRoom(tx, who, uuid);
  if (room.id === null) return;
  const before = await findSeen(tx, room.id, who.contactId);
  const seenUpTo = Math.min(before, from - 1);
  const unseen = (await findUnseen(tx, room.id, seenUpTo)).filter((row) => row.number <= before);
  await lowerSeen(tx, room.id, who.contactId, seenUpTo);
  if (unseen.length === 0) return;
  const messages = await toMessages(tx, room, unseen, seenUpTo);
  emit('chatMessagesChanged', { room: room.uuid, messages, contactId: who.contactId });
}

/** The provider's messages that this person has not seen. @throws PortalError 'notFound' */
export async function readUnseen(db: Db, who: Person, uuid: string): Promise<ChatMessage[]> {
  const room = await requireRoom(db, who, uuid);
  if (room.id === null) return [];
  const seenUpTo = await findSeen(db, room.id, who.contactId);
  return toMessages(db, room, await findUnseen(db, room.id, seenUpTo), seenUpTo);
}
