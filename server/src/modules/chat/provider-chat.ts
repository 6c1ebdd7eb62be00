import type { CallBody, ChatMessage } from '@portal/shared/contract';
import type { Db } from '../../db/client';
import type { UnitOfWork } from '../../db/unit-of-work';
import { refusal } from '../../refusals';
import { withFiles } from './chat-file.repository';
import { NOBODY_YET, toChatMessage } from './chat.mapper';
import { ensureRoom, findRoom, lockLastNumber, type Room } from './chat.repository';
import { markRead, raiseSeen } from './chat-seen.repository';
import { addMessage, type MessageContent } from './new-message';

/** Whose name stands on the provider's messages. */
export const PROVIDER_NAME = 'Care team';

/**
 * Writes the provider's message into a case's room. Who answers has read what was there, so it counts as read.
 * @throws PortalError 'notFound', and those of `addMessage`
 */
export async function answerAsProvider(
  unit: UnitOfWork,
  uuid: string,
  content: MessageContent,
): Promise<ChatMessage> {
  const { tx, emit } = unit;
  const room = await requireAnyRoom(tx, uuid);
  const roomId = await ensureRoom(tx, room);
  await noteRead(unit, { ...room, id: roomId }, await lockLastNumber(tx, roomId));
  const sender = { senderType: 'provider', senderName: PROVIDER_NAME } as const;
  const added = await addMessage(tx, { ...room, id: roomId }, content, sender);
  const stored = toChatMessage(room, added, NOBODY_YET);
  emit('chatMessageAdded', { companyId: room.companyId, message: stored });
  return stored;
}

/** Somebody of the provider has read a room up to a number, or to its end. @throws PortalError 'notFound' */
export async function setAsSeenByProvider(
  unit: UnitOfWork,
  { room: uuid, upTo }: CallBody<'PUT /api/provider/chat/seen'>,
): Promise<{ ok: true }> {
  const room = await requireAnyRoom(unit.tx, uuid);
  if (room.id === null) return { ok: true };
  const lastNumber = await lockLastNumber(unit.tx, room.id);
  await noteRead(unit, { ...room, id: room.id }, Math.min(upTo ?? lastNumber, lastNumber));
  return { ok: true };
}

/** Somebody of the provider is writing in a room. @throws PortalError 'notFound' */
export async function typeAsProvider({ tx, emit }: UnitOfWork, uuid: string): Promise<{ ok: true }> {
  const room = await requireAnyRoom(tx, uuid);
  emit('chatTyping', { room: room.uuid, name: PROVIDER_NAME, senderType: 'provider' });
  return { ok: true };
}

/** @throws PortalError 'notFound' */
export async function requireAnyRoom(tx: Db, uuid: string): Promise<Room> {
  const room = await findRoom(tx, 'provider', uuid);
  if (!room) throw refusal('notFound', { record: 'case' });
  return room;
}

async function noteRead(
  { tx, emit }: UnitOfWork,
  room: Room & { readonly id: number },
  upTo: number,
): Promise<void> {
  const read = await markRead(tx, room.id, 'client', upTo);
  await raiseSeen(tx, room.id, null, upTo);
  if (read.length === 0) return;
  const messages = (await withFiles(tx, read)).map((message) => toChatMessage(room, message, NOBODY_YET));
  emit('chatMessagesChanged', { room: room.uuid, messages });
}
