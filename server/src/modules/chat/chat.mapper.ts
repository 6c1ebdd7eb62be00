import type { ChatMessage, ChatMessageFile, OwnerType, PendingRoom } from '@portal/shared/contract';
import type { StoredFileRow } from '../asset/file/stored-file.repository';
import type { Message } from './chat-file.repository';
import type { Room } from './chat.repository';
import type { PendingRow } from './chat-seen.repository';

/** Who looks at a message: how far they have seen the room decides what is unread for them. */
export interface Viewer {
  readonly seenUpTo: number;
}

/** A viewer who has seen nothing yet. */
export const NOBODY_YET: Viewer = { seenUpTo: 0 };

/** Whose case it is decides the room's address (SH-09): a doctor's, an organisation's own, or a clinic's own. */
export function ownerTypeOf({ side, isDso }: Pick<Room, 'side' | 'isDso'>): OwnerType {
  if (side === 'doctor') return 'dso';
  return isDso ? 'admin' : 'client';
}

export const sourceOf = ({ side }: Pick<Room, 'side'>): ChatMessage['source'] =>
  side === 'doctor' ? 'doctor' : 'admin';

/**
 * A message as the company's people see it. The provider's messages are read when the viewer has seen them, their own
 * side's when the provider has. What a hidden message says stays in the database.
 */
export function toChatMessage(room: Room, message: Message, viewer: Viewer): ChatMessage {
  const { hidden, number, senderType } = message;
  const isRead = senderType === 'provider' ? number <= viewer.seenUpTo : message.readAt !== null;
  const files = hidden ? [] : message.files.map(toFile);
  const [first] = files;
  return {
    room: room.uuid,
    messageId: message.uuid,
    msgId: number,
    message: hidden ? '' : message.message,
    hasText: !hidden && message.hasText,
    isFile: message.isFile,
    files,
    file: first ? { name: first.name, contentType: first.contentType, size: first.size } : null,
    refers: hidden ? null : message.refers,
    source: sourceOf(room),
    senderType,
    senderName: message.senderName,
    ownerType: ownerTypeOf(room),
    status: isRead ? 'read' : 'unread',
    hidden,
    sentAt: message.sentAt.toISOString(),
    caseIdentifier: room.caseIdentifier,
    patientName: room.patientName,
    clientId: message.clientId,
  };
}

function toFile({ name, contentType, size, previewSize, width, height }: StoredFileRow): ChatMessageFile {
  return { name, contentType, size, hasPreview: previewSize !== null, width, height };
}

export function toPendingRoom(row: PendingRow): PendingRoom {
  return {
    room: row.uuid,
    unread: row.unread,
    caseIdentifier: row.caseIdentifier,
    patientName: row.patientName,
    ownerType: ownerTypeOf(row),
    source: sourceOf(row),
    message: row.message,
    sentAt: row.sentAt.toISOString(),
  };
}
