import type { ChatMessage, OwnerType, PendingRoom } from '@portal/shared/contract';
import type { MessageRow, Room } from './chat.repository';
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

const sourceOf = ({ side }: Pick<Room, 'side'>): ChatMessage['source'] =>
  side === 'doctor' ? 'doctor' : 'admin';

/**
 * A message as the company's people see it. The provider's messages are read when the viewer has seen them, their own
 * side's when the provider has. The text of a hidden message stays in the database.
 */
export function toChatMessage(room: Room, row: MessageRow, viewer: Viewer): ChatMessage {
  const isRead = row.senderType === 'provider' ? row.number <= viewer.seenUpTo : row.readAt !== null;
  return {
    room: room.uuid,
    messageId: row.uuid,
    msgId: row.number,
    message: row.hidden ? '' : row.message,
    isFile: row.isFile,
    file: row.hidden ? null : fileOf(row),
    source: sourceOf(room),
    senderType: row.senderType,
    senderName: row.senderName,
    ownerType: ownerTypeOf(room),
    status: isRead ? 'read' : 'unread',
    hidden: row.hidden,
    sentAt: row.sentAt.toISOString(),
    caseIdentifier: room.caseIdentifier,
    patientName: room.patientName,
    clientId: row.clientId,
  };
}

function fileOf({ isFile, message, fileContentType, fileSize }: MessageRow): ChatMessage['file'] {
  if (!isFile || fileContentType === null || fileSize === null) return null;
  return { name: message, contentType: fileContentType, size: fileSize };
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
