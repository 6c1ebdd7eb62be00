import type { ChatMessage } from '@portal/shared/contract';
import type { UnitOfWork } from '../../db/unit-of-work';
import { refusal } from '../../refusals';
import { NOBODY_YET, toChatMessage } from './chat.mapper';
import { ensureRoom, findRoom, insertMessage, lockLastNumber, type Room } from './chat.repository';
import { markRead, raiseSeen } from './chat-seen.repository';

/** Whose name stands on the provider's messages. */
export const PROVIDER_NAME = 'Care team';

/**
 * Writes the provider's message into a case's room. Who answers has read what was there, so it counts as read.
 * @throws PortalError 'notFound'
 */
export async function answerAsProvider(
  unit: UnitOfWork,
  uuid: string,
  message: string,
): Promise<ChatMessage> {
  const { tx, emit } = unit;
  const room = await findRoom(tx, 'provider', uuid);
  if (!room) throw refusal('notFound', { record: 'case' });
  const roomId = await ensureRoom(tx, room);
  await noteRead(unit, room, roomId);
  const row = await insertMessage(tx, roomId, { message, senderType: 'provider', senderName: PROVIDER_NAME });
  const stored = toChatMessage(room, row, NOBODY_YET);
  emit('chatMessageAdded', { companyId: room.companyId, message: stored });
  return stored;
}

async function noteRead({ tx, emit }: UnitOfWork, room: Room, roomId: number): Promise<void> {
  const lastNumber = await lockLastNumber(tx, roomId);
  const read = await markRead(tx, roomId, 'client', lastNumber);
  await raiseSeen(tx, roomId, null, lastNumber);
  if (read.length === 0) return;
  emit('chatMessagesChanged', {
    room: room.uuid,
    messages: read.map((row) => toChatMessage(room, row, NOBODY_YET)),
  });
}
